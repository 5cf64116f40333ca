import { expect, test } from 'vitest';
import type { ViewedPerson } from '#contract/auditions/viewing.ts';
import { decisionWord, personAt, personShown, viewingHref, viewingKey } from './viewing.view.ts';

const person = (id: string, part: Partial<ViewedPerson> = {}): ViewedPerson => ({
  id,
  candidate_id: id,
  talent_name: id,
  talent_image: null,
  status: 'done',
  client_decision: null,
  consideration: null,
  take_count: 1,
  own_stars: null,
  average_stars: null,
  is_new: false,
  ...part,
});
const people = [person('Anna'), person('Bo'), person('Cia', { is_new: true })];

test('the person that the address names is shown, otherwise the first without a note', () => {
  expect(personShown(people, 'Bo')?.id).toBe('Bo');
  expect(personShown(people, 'gone')?.id).toBe('Cia');
  expect(personShown(people.slice(0, 2), null)?.id).toBe('Anna');
  expect(personShown([], null)).toBeUndefined();
});

test('no person comes before the first or after the last of the list', () => {
  expect([personAt(people, 'Anna', -1), personAt(people, 'Bo', 1)?.id, personAt(people, 'Cia', 1)]).toEqual([
    undefined,
    'Cia',
    undefined,
  ]);
});

test('a letter key works in either case, and other keys do nothing', () => {
  expect(viewingKey('J')).toEqual({ does: 'step', by: 1 });
  expect(viewingKey('ArrowUp')).toEqual({ does: 'step', by: -1 });
  expect([viewingKey('4'), viewingKey('0')]).toEqual([
    { does: 'rate', stars: 4 },
    { does: 'rate', stars: null },
  ]);
  expect([viewingKey('6'), viewingKey('q'), viewingKey('Enter'), viewingKey('12')]).toEqual(Array(4).fill(undefined));
});

test('the address of a viewing has no empty parameters', () => {
  expect(viewingHref({ id: '1', role: '2' })).toBe('/CompanyAuditionRoleCandidates?id=1&role=2');
  expect(viewingHref({ id: '1', role: '2', person: '3', beside: '4' })).toMatch(/&person=3&beside=4$/);
});

test('a company’s decision is shown instead of its consideration', () => {
  expect(decisionWord(person('Anna'))).toBeUndefined();
  expect(decisionWord(person('Anna', { consideration: 'hold' }))?.word).toBe('Avvakta');
  expect(decisionWord(person('Anna', { client_decision: 'approved' }))?.word).toBe('Godkänd');
});
