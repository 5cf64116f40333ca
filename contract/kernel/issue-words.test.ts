import { expect, test } from 'vitest';
import { z } from 'zod';
import './issue-words.ts';

test.each<[string, z.ZodType, unknown, string]>([
  ['a text that is too long', z.string().max(3), 'abcd', 'Högst 3 tecken.'],
  ['a text that is too short', z.string().min(3), 'a', 'Minst 3 tecken.'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Högst 1 åt gången.'],
  ['a list that is too short', z.array(z.string()).min(1), [], 'Välj minst 1.'],
  ['a number that is too large', z.number().max(3), 4, 'Högst 3.'],
  ['a number that is too small', z.number().min(3), 2, 'Lägst 3.'],
  ['a value that is missing', z.string(), undefined, 'Fyll i det här fältet.'],
  ['a value that is none of the choices', z.enum(['a', 'b']), 'c', 'Välj ett av alternativen.'],
])('%s gets a plain Swedish sentence', (_, schema, value, message) => {
  expect(schema.safeParse(value).error?.issues).toMatchObject([{ message }]);
});
