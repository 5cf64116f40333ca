import { expect, test } from 'vitest';
import { compactOrganisationNumber, organisationNumberProblem } from './organisation-number.ts';

test.each([
  ['556677-8899', '5566778899'],
  ['5566778899', '5566778899'],
  [' 556677–8899 ', '5566778899'],
  ['165566778899', '5566778899'],
  ['SE556677889901', '5566778899'],
])('%s is valid and stored as ten digits', (typed, stored) => {
  expect(organisationNumberProblem(typed)).toBeNull();
  expect(compactOrganisationNumber(typed)).toBe(stored);
});

test.each([
  ['', 'Fyll i organisationsnumret.'],
  ['556677-889', 'Organisationsnumret har tio siffror, till exempel 556677-8899.'],
  ['abc', 'Organisationsnumret har tio siffror, till exempel 556677-8899.'],
  ['556677-8898', 'Organisationsnumret stämmer inte. Kontrollera siffrorna.'],
])('%s is refused', (typed, problem) => {
  expect(organisationNumberProblem(typed)).toBe(problem);
});

test('a personal number in the sign-up form refers the owner to a person at Medverka', () => {
  expect(organisationNumberProblem('19770118-2383'.slice(2))).toMatch(/personnummer/);
});
