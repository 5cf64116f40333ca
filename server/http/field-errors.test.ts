import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? fieldErrors(error) : {};
};

test('an invalid field is named by its path, with its first sentence', () => {
  const form = z.strictObject({
    roles: z.array(z.strictObject({ title: z.string().min(2, 'Kort.').regex(/^A/, 'Fel.') })),
  });
  expect(errorsOf(form, { roles: [{ title: 'AB' }, { title: 'b' }] })).toEqual({ 'roles.1.title': 'Kort.' });
  expect(Object.keys(errorsOf(form, { roles: [{ title: 'AB', extra: 1 }], more: 2 })).sort()).toEqual([
    'more',
    'roles.0.extra',
  ]);
  expect(Object.keys(errorsOf(form, 'none'))).toEqual(['']);
});

test('at most a hundred fields are named', () => {
  const wrong = z.array(z.number());
  expect(Object.keys(errorsOf(wrong, Array(100).fill('x')))).toHaveLength(100);
  expect(Object.keys(errorsOf(wrong, Array(101).fill('x')))).toHaveLength(100);
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));
  expect(Object.keys(errorsOf(z.strictObject({}), unknown(100)))).toHaveLength(100);
  expect(Object.keys(errorsOf(z.strictObject({}), unknown(101)))).toHaveLength(100);
});
