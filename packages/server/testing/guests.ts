import { TestClient } from './client.ts';

/** The people of one test: whoever has come is led out again at its end. */
export class Guests {
  private readonly url: () => string;
  private readonly there: TestClient[] = [];

  constructor(url: () => string) {
    this.url = url;
  }

  arrive = async (name: string): Promise<TestClient> => {
    const client = await TestClient.arrive(this.url());
    await client.post('/api/me', { name });
    return this.welcome(client);
  };

  /** Somebody who came another way. */
  welcome(client: TestClient): TestClient {
    this.there.push(client);
    return client;
  }

  async leave(): Promise<void> {
    for (const each of this.there) await each.disconnect();
  }
}
