import { expect, test } from 'vitest';
import { dropKept, keep, readKept } from './kept-project.ts';
import { NEW_PROJECT } from './project-form.ts';

/** A browser's storage as far as the code uses it, with a size limit. */
function aStorage(limit = 100_000): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (value.length > limit) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
  };
}

const typed = { account_id: 'a', revision: null, is_locked: false, values: { ...NEW_PROJECT, title: 'Vår' } };

test('a kept form is restored only for its account and its project', () => {
  const storage = aStorage();
  keep(storage, undefined, typed);
  expect(readKept(storage, undefined, 'a')).toEqual({ shape: 2, ...typed });
  expect(readKept(storage, undefined, 'b')).toBeUndefined();
  expect(readKept(storage, 'p', 'a')).toBeUndefined();
  dropKept(storage, undefined);
  expect(readKept(storage, undefined, 'a')).toBeUndefined();
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"shape":1}',
  '{"shape":2,"account_id":"a"}',
  '{"shape":2,"account_id":"a","values":{}}',
])('the stored text %j is not restored as a form', (text) => {
  const storage = aStorage();
  storage.setItem('medverka.projectForm.new', text);
  expect(readKept(storage, undefined, 'a')).toBeUndefined();
});

test('a full storage keeps no form and throws no error', () => {
  const storage = aStorage(10);
  expect(() => keep(storage, undefined, typed)).not.toThrow();
  expect(readKept(storage, undefined, 'a')).toBeUndefined();
});
