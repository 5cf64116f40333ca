import { expect, test } from 'vitest';
import type { TalentCard } from '#contract/people/talent-card.ts';
import { NAMED_MAX } from '#domain/finding/saved-search/saved-search.rules.ts';
import { newMatchesMail } from './mail-words.ts';

const person = (facts: Partial<TalentCard>) =>
  ({ name: 'Anna Berg', playing_age_min: null, playing_age_max: null, municipality_id: null, ...facts }) as TalentCard;
const mailOf = (people: readonly TalentCard[], count = people.length, first_name = 'Kim') =>
  newMatchesMail({ first_name, role: 'company', search: { id: 'x', name: 'Ryttare' }, people, count });
const lineOf = (facts: Partial<TalentCard>) => mailOf([person(facts)]).message.split('\n\n')[1];

test('a person has a line with the name, the playing age and the place, as far as they are known', () => {
  expect(lineOf({})).toBe('Anna Berg');
  expect(lineOf({ playing_age_min: 25, playing_age_max: 35 })).toBe('Anna Berg, spelar 25–35 år');
  expect(lineOf({ playing_age_min: 25, playing_age_max: 25 })).toBe('Anna Berg, spelar 25 år');
  expect([lineOf({ playing_age_min: 25 }), lineOf({ playing_age_max: 25 })]).toEqual(['Anna Berg', 'Anna Berg']);
  expect(lineOf({ municipality_id: '0180' })).toBe('Anna Berg, Stockholm');
  expect(lineOf({ municipality_id: 'unknown' })).toBe('Anna Berg');
});

test('the mail says how many people fit, and how many of them it leaves out', () => {
  expect(mailOf([person({})]).title).toBe('En ny person passar: Ryttare');
  expect(mailOf([person({})], 1, '').message).toMatch(/^En ny person passar på/);
  const lines = (count: number) =>
    mailOf(Array(Math.min(count, NAMED_MAX)).fill(person({})), count).message.split('\n\n');
  expect(lines(2)[0]).toBe('Hej Kim. 2 nya personer passar på din sparade sökning ”Ryttare”.');
  expect(lines(NAMED_MAX)).toHaveLength(NAMED_MAX + 1);
  expect(lines(NAMED_MAX + 1).slice(NAMED_MAX + 1)).toEqual(['Och en till.']);
  expect(lines(NAMED_MAX + 2).slice(NAMED_MAX + 1)).toEqual(['Och 2 till.']);
});
