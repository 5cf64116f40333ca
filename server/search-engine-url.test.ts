import { expect, test } from 'vitest';
import { isPrivateEngine, readEngineUrl } from './search-engine-url.ts';

test('an engine has several nodes, a sign-in, a name and the certificates of its authority', () => {
  expect(readEngineUrl('https://search:p%40ss@one.example:9200,two.example:9201/firm?sslrootcert=/etc/ca.pem')).toEqual(
    {
      nodes: ['https://one.example:9200', 'https://two.example:9201'],
      user: 'search',
      password: 'p@ss',
      name: 'firm',
      sslrootcert: '/etc/ca.pem',
    },
  );
  expect(readEngineUrl('http://127.0.0.1:9200')).toMatchObject({
    nodes: ['http://127.0.0.1:9200'],
    user: undefined,
    name: 'medverka',
  });
});

test.each([
  'one.example:9200',
  'ftp://one.example',
  'https://one.example/a/b',
  'https://one.example/Firm',
  'https://one.example?timeout=1',
  'https://one.example:99999',
  'https://us%er@one.example',
])('%s is no address of an engine', (url) => {
  expect(() => readEngineUrl(url)).toThrow('must');
});

test('people’s facts cross no network in the clear', () => {
  expect(isPrivateEngine(readEngineUrl('https://one.example,two.example'))).toBe(true);
  expect(isPrivateEngine(readEngineUrl('http://127.0.0.1:9200,localhost:9201'))).toBe(true);
  expect(isPrivateEngine(readEngineUrl('http://127.0.0.1.example:9200'))).toBe(false);
});
