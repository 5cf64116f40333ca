import { expect, test } from 'vitest';
import { checkOrigin } from './origin-check.ts';
import { ownOrigin } from './request-shape.ts';

const production = { node_env: 'production', base_url: 'https://medverka.example' } as const;
const whyNot = (method: string, origin?: string) => {
  const request = { method, headers: { host: 'medverka.example', ...(origin && { origin }) } };
  let code: string | null = null;
  checkOrigin(production)(request as never, {} as never, (refusal) => {
    code = refusal?.code ?? null;
  });
  return code;
};

test.each([
  ['POST', 'https://medverka.example', null],
  ['POST', undefined, null],
  ['POST', 'https://other.example', 'forbidden'],
  ['POST', 'http://medverka.example', 'forbidden'],
  ['DELETE', 'null', 'forbidden'],
  ['GET', 'https://other.example', null],
  ['HEAD', 'https://other.example', null],
  ['OPTIONS', 'https://other.example', null],
])('%s from a page of %s: %s', (method, origin, why) => expect(whyNot(method, origin)).toBe(why));

test('our own origin is the configured one in production, and the requested one in development', () => {
  expect(ownOrigin(production, 'Other.example')).toBe('https://medverka.example');
  expect(ownOrigin({ ...production, node_env: 'development' }, 'LocalHost:3000')).toBe('https://localhost:3000');
});
