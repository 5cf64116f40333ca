import { expect, test } from 'vitest';
import { checkOrigin } from './origin-check.ts';
import { ownOrigin } from './request-shape.ts';

const production = { node_env: 'production', base_url: 'https://medverka.example' } as const;
const whyNot = async (method: string, origin?: string) => {
  try {
    await checkOrigin(production)({
      method,
      headers: { host: 'medverka.example', ...(origin && { origin }) },
    } as never);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
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
])('%s from a page of %s: %s', async (method, origin, why) => expect(await whyNot(method, origin)).toBe(why));

test('our own origin is the configured one in production, and the requested one in development', () => {
  expect(ownOrigin(production, 'Other.example')).toBe('https://medverka.example');
  expect(ownOrigin({ ...production, node_env: 'development' }, 'LocalHost:3000')).toBe('https://localhost:3000');
});
