import { describe, expect, test } from 'vitest';
import { columnsOf, stepTo } from './keys.view.ts';

describe('on a wall of ten in rows of four', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 9, undefined],
    ['ArrowLeft', 0, undefined],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 9, undefined],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, undefined],
    ['Home', 6, 0],
    ['End', 2, 9],
    ['a', 2, undefined],
    ['toString', 2, undefined],
  ])('%s from %i leads to %s', (key, from, to) => {
    expect(stepTo(key, from, 10, 4)).toBe(to);
  });
});

test('in a list only up and down move', () => {
  expect(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'].map((key) => stepTo(key, 3, 5, 1))).toEqual([
    4,
    2,
    undefined,
    undefined,
  ]);
  expect(stepTo('ArrowDown', 4, 5, 1)).toBeUndefined();
});

test('the number of columns is that of the people in the first row', () => {
  expect([columnsOf([]), columnsOf([10]), columnsOf([10, 10, 10, 300, 300]), columnsOf([10, 10])]).toEqual([
    1, 1, 3, 2,
  ]);
});
