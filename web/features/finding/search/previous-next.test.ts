import { expect, test } from 'vitest';
import { placeOf } from './previous-next.ts';

const people = ['a', 'b', 'c'].map((id) => ({ id }));
const onBeyond = () => undefined;

test('in a complete list the arrows lead from the first person to the last', () => {
  expect(placeOf(people, 'a', undefined)).toMatchObject({
    number: 1,
    total: 3,
    previous: undefined,
    next: { id: 'b' },
  });
  expect(placeOf(people, 'c', undefined)).toMatchObject({ number: 3, previous: { id: 'b' }, next: undefined });
});

test('at the ends of a page of a longer list the arrows lead to the neighbouring pages', () => {
  const middle = { before: 3, total: 8, onBeyond };
  expect(placeOf(people, 'a', middle)).toMatchObject({ number: 4, total: 8, previous: 'beyond' });
  expect(placeOf(people, 'c', middle)).toMatchObject({ number: 6, total: 8, next: 'beyond' });
  expect(placeOf(people, 'c', { before: 5, total: 8, onBeyond })).toMatchObject({ number: 8, next: undefined });
});

test('a list without another person has no position and no arrows', () => {
  expect(placeOf(people.slice(0, 1), 'a', undefined)).toBeUndefined();
  expect(placeOf(people, undefined, undefined)).toBeUndefined();
});
