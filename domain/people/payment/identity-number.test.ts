import { expect, test } from 'vitest';
import { birthDateOf, compactIdentityNumber, identityNumberProblem, maskedIdentityNumber } from './identity-number.ts';

// Numbers from the tax agency's test list, which nobody will ever get.
test.each(['197701182383', '197909212388', '199006022397', '200002262384'])('%s is a personal number', (number) => {
  expect(identityNumberProblem(number)).toBeNull();
});

test('a number may be typed with or without a hyphen, or with the plus of old age', () => {
  expect(compactIdentityNumber('19770118-2383')).toBe('197701182383');
  expect(compactIdentityNumber(' 1977 0118–2383 ')).toBe('197701182383');
  expect(compactIdentityNumber('18770118+2383')).toBe('187701182383');
});

test.each([
  ['ten digits', '7701182383'],
  ['another check digit', '197701182384'],
  ['a day that does not exist', '197702312381'],
  ['words', 'nittonhundra'],
])('%s is refused', (_name, number) => {
  expect(identityNumberProblem(number)).toContain('umret');
});

test('a coordination number has 60 added to the day of birth', () => {
  expect(birthDateOf('197701782389')).toBe('1977-01-18');
  expect(birthDateOf('197701182383')).toBe('1977-01-18');
});

test('the masked number shows no more than the birth date', () => {
  expect(maskedIdentityNumber('197701182383')).toBe('19770118-****');
});
