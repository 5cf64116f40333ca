import { expect, test } from 'vitest';
import { z } from 'zod';
import { presentAnswer } from './present-answer.ts';

const LIST = z.object({
  items: z.array(z.object({ id: z.string(), state: z.enum(['new', 'old']) })),
  page: z.number(),
});
const ONE = { id: 'a', state: 'new' };

test('only declared fields are sent', () => {
  const presented = presentAnswer('GET /things', LIST, { items: [{ ...ONE, secret: 1 }], page: 1, total: 1 });
  expect(presented).toEqual({ body: { items: [ONE], page: 1 }, left_out: null });
});

test('a row that cannot be presented does not make its list unreadable, and is logged', () => {
  const odd = { id: 'b', state: 'gone' };
  const { body, left_out } = presentAnswer('GET /things', LIST, { items: [odd, ONE, odd], page: 1 });
  expect(body).toEqual({ items: [ONE], page: 1 });
  expect(left_out?.issues.map(({ path }) => path[1])).toEqual([0, 2]);
});

test.each([
  ['the list itself', { items: 7, page: 1 }],
  ['a field beside the list', { items: [{ id: 'b', state: 'gone' }], page: 'one' }],
  ['a missing list', undefined],
])('%s makes the whole answer fail', (_, answer) => {
  expect(() => presentAnswer('GET /things', LIST, answer)).toThrow(/^GET \/things answered otherwise than it declares/);
});
