import { expect, test } from 'vitest';
import { concerns, EVERYTHING, IDS_AT_MOST, mergeChanges } from './changes.ts';

test('changes of two objects are merged into one, without repeated ids', () => {
  expect(mergeChanges({ project: ['a'] }, { project: ['b', 'a'], notice: null })).toEqual({
    project: ['a', 'b'],
    notice: null,
  });
});

test('with too many ids only the noun remains, also when more ids come', () => {
  const many = Array.from({ length: IDS_AT_MOST + 1 }, (_, index) => `id ${index}`);
  const merged = many.reduce((changes, id) => mergeChanges(changes, { candidate: [id] }), {});
  expect(merged).toEqual({ candidate: null });
  expect(mergeChanges(merged, { candidate: ['one'] })).toEqual({ candidate: null });
  expect(mergeChanges({ candidate: ['one'] }, merged)).toEqual({ candidate: null });
});

test('an answer is affected by the nouns it shows, and an answer about one object by that object alone', () => {
  const changes = { candidate: ['c', 'p'] };
  expect(concerns(changes, ['notice'], {})).toBe(false);
  expect(concerns(changes, ['notice', 'candidate'], {})).toBe(true);
  expect(concerns(changes, ['candidate :id'], { id: 'p' })).toBe(true);
  expect(concerns(changes, ['candidate :id'], { id: 'another' })).toBe(false);
  expect(concerns({ candidate: null }, ['candidate :id'], { id: 'another' })).toBe(true);
  expect(concerns(EVERYTHING, ['shortlist :id'], { id: 'l' })).toBe(true);
  expect(concerns(EVERYTHING, ['pick :project_id'], {})).toBe(false);
});
