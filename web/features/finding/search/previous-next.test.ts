import { expect, test } from 'vitest';
import { placeOf } from './previous-next.ts';

const people = ['a', 'b', 'c'].map((id) => ({ id }));
const onBeyond = () => undefined;

test('a list that is whole is leafed through from end to end', () => {
  expect(placeOf(people, 'a', undefined)).toMatchObject({
    number: 1,
    total: 3,
    previous: undefined,
    next: { id: 'b' },
  });
  expect(placeOf(people, 'c', undefined)).toMatchObject({ number: 3, previous: { id: 'b' }, next: undefined });
});

test('a page of a longer list goes on to the pages beside it', () => {
  const middle = { before: 3, total: 8, onBeyond };
  expect(placeOf(people, 'a', middle)).toMatchObject({ number: 4, total: 8, previous: 'beyond' });
  expect(placeOf(people, 'c', middle)).toMatchObject({ number: 6, total: 8, next: 'beyond' });
  expect(placeOf(people, 'c', { before: 5, total: 8, onBeyond })).toMatchObject({ number: 8, next: undefined });
});

test('without people to leaf to there is no place', () => {
  expect(placeOf(people.slice(0, 1), 'a', undefined)).toBeUndefined();
  expect(placeOf(people, undefined, undefined)).toBeUndefined();
});
