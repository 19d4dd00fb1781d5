import { expect, it } from 'vitest';
import { userAgentLabel } from './user-agent.ts';

it('a browser is known by its own name, not by those it descends from', () => {
  expect(
    userAgentLabel('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0'),
  ).toBe('Edge, Linux');
  expect(
    userAgentLabel('Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'),
  ).toBe('Chrome, Android');
  expect(
    userAgentLabel('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Safari/604'),
  ).toBe('Safari, iOS');
  expect(userAgentLabel('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Windows');
});

it('what says nothing known has no name', () => {
  expect([userAgentLabel(undefined), userAgentLabel('curl/8.0'), userAgentLabel('<b>Android</b>')]).toEqual(['', '', 'Android']);
});
