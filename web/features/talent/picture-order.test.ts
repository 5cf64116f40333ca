import { expect, test } from 'vitest';
import { movedTo } from './picture-order.ts';

const ids = ['a', 'b', 'c'];

test('a picture takes its new place and the others keep their order', () => {
  expect(movedTo(ids, 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(ids, 'a', 1)).toEqual(['b', 'a', 'c']);
});

test('the ends are the ends, and what is not there does not move', () => {
  expect(movedTo(ids, 'a', -1)).toEqual(ids);
  expect(movedTo(ids, 'c', 9)).toEqual(ids);
  expect(movedTo(ids, 'x', 0)).toEqual(ids);
});
