import { describe, expect, test } from 'vitest';
import { privacy } from '#texts/accounts/legal/privacy.ts';
import {
  type CookiePurpose,
  cookieLine,
  cookieName,
  createCookieReader,
  forgetCookie,
  readSignedCookie,
  signCookie,
} from './cookies.ts';

const env = {
  base_url: 'https://medverka.example',
  session_secrets: ['a secret of at least thirty-two characters'],
  personal_data_secrets: ['another secret of thirty-two characters'],
} as const;
/** The cookies that reach a browser. */
const PURPOSES: readonly Exclude<CookiePurpose, 'session_token'>[] = [
  'session',
  'refresh',
  'device',
  'passkey',
  'attempt',
  'two_factor',
  'waiting',
  'guest',
];

describe.each(PURPOSES)('the cookie %s', (purpose) => {
  test.each([cookieLine(env, purpose, 'x', 60), cookieLine(env, purpose, 'x', null), forgetCookie(env, purpose)])(
    'is what browsers take as this host’s alone: %s',
    (line) => {
      expect(line).toMatch(new RegExp(`^__Host-medverka\\.${purpose}=`));
      expect(line.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure']));
      expect(line).not.toMatch(/domain/i);
    },
  );

  test('has no prefix without https, and is not valid under another name', () => {
    const plain = { ...env, base_url: 'http://localhost:3000' };
    expect(cookieName(plain, purpose)).toBe(`medverka.${purpose}`);
    expect(cookieLine(plain, purpose, 'x', 60)).not.toMatch(/secure/i);
    const signed = signCookie(env, purpose, 'somebody');
    expect(readSignedCookie(env, purpose, `${cookieName(env, purpose)}=${signed}`)).toBe('somebody');
    for (const name of [`medverka.${purpose}`, `__Secure-medverka.${purpose}`, `__host-medverka.${purpose}`]) {
      expect(readSignedCookie(env, purpose, `${name}=${signed}`)).toBeUndefined();
    }
  });

  test('is listed in the privacy policy', () => {
    expect(JSON.stringify(privacy)).toContain(`medverka.${purpose}`);
  });
});

test('a reader gives the same as reading anew, again and again, and never what is signed wrongly or for another name', () => {
  const read = createCookieReader(env, 'session');
  const header = (signed: string) => `other=1; ${cookieName(env, 'session')}=${signed}`;
  const [one, two] = [signCookie(env, 'session', 'one'), signCookie(env, 'session', 'two')];
  const foreign = signCookie(
    { ...env, session_secrets: ['a secret that is not ours, 32 characters'] },
    'session',
    'one',
  );
  for (let turn = 0; turn < 2; turn++) {
    expect(read(header(one))).toBe('one');
    expect(read(header(two))).toBe('two');
    expect(read(header(foreign))).toBeUndefined();
    expect(read(header(signCookie(env, 'guest', 'one')))).toBeUndefined();
    expect(read(header(`${one}x`))).toBeUndefined();
    expect(read(`other=${one}`)).toBeUndefined();
    expect(read(undefined)).toBeUndefined();
  }
});
