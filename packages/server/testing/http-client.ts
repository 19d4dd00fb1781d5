import { unchecked } from '#kernel';
import type { ApiError } from '#wire';
import { mustBeReadable } from './answer-forms.ts';

export interface HttpAnswer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** HTTP requests with a cookie, as a browser sends them. */
export class HttpClient {
  readonly url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  async request<T>(method: 'GET' | 'POST', path: string, body?: unknown, headers: { [name: string]: string } = {}): Promise<HttpAnswer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie.split(';')[0]);
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') === true;
    const answer: unknown = json ? JSON.parse(text) : text;
    if (response.status === 200 && json) mustBeReadable(method, path, answer);
    return { status: response.status, body: unchecked<T>(answer), headers: response.headers };
  }

  /** As a browser does: by name. */
  private keep(cookie: string): void {
    const name = cookie.split('=')[0];
    const others = this.cookie.split('; ').filter((each) => each !== '' && each.split('=')[0] !== name);
    this.cookie = [cookie, ...others].join('; ');
  }

  get<T>(path: string): Promise<HttpAnswer<T>> {
    return this.request<T>('GET', path);
  }

  post<T = ApiError>(path: string, body: unknown = {}): Promise<HttpAnswer<T>> {
    return this.request<T>('POST', path, body);
  }
}
