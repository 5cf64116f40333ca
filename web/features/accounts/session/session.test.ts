import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';
import { parseRecord } from './session-record.ts';
import { clearStorage } from './sign-out.ts';

const ORIGIN = 'https://medverka.example';

describe('the way back after signing in', () => {
  it('keeps paths of this site', () => {
    expect(returnPath('/TalentInterestDetails?id=7#svar', ORIGIN)).toBe('/TalentInterestDetails?id=7#svar');
  });

  it.each([
    null,
    '',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    '/x/..//elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '/Login?return=/Login',
    '/login/',
  ])('refuses %j', (asked) => {
    expect(returnPath(asked, ORIGIN)).toBeUndefined();
  });
});

describe('the stored record', () => {
  it('of a session is parsed, and anything else is ignored', () => {
    expect(parseRecord('{"role":"talent","data":{"id":"1"}}')?.role).toBe('talent');
  });

  it.each([
    null,
    '',
    'null',
    '{',
    '[]',
    '{"role":"king","data":{}}',
    '{"role":"admin"}',
    '{"role":"admin","data":null}',
  ])('is nothing for %j', (text) => {
    expect(parseRecord(text)).toBeUndefined();
  });
});

/** The part of the browser's Storage that clearing needs. */
function storageOf(entries: Record<string, string>): Storage {
  const storage = { ...entries };
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  return storage as unknown as Storage;
}

it('clearing the storage keeps the times when conversations were last read', () => {
  const storage = storageOf({
    'medverka.session': 'x',
    rememberedEmail: 'x',
    conversationLastViewed_7: 'x',
    theme: 'x',
  });
  clearStorage(storage);
  expect(Object.keys(storage)).toEqual(['conversationLastViewed_7']);
});
