import { expect, test } from 'vitest';
import { wish } from '#contract/finding/talent-query.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { readWish, writeWish } from '#domain/finding/matching/wish-token.ts';
import { asMerits, waysToLoosen } from './loosen.view.ts';

const wishesOf = (...tokens: string[]) => tokens.map((token) => wish.parse(readWish(token)));
const query: TalentQuery = {
  text: 'Anna rider',
  wishes: wishesOf('age.25-35', 'merit.language.es', 'not.feature.tattoo'),
  unknown: [],
};
const reading = { wishes: wishesOf('skill.riding'), words: 'Anna', words_demand: 'must' as const };

test('each wish that excludes people can be dropped alone', () => {
  const ways = waysToLoosen(query, reading).map((way) => [way.query.text, way.query.wishes.map(writeWish)]);
  expect(ways).toEqual([
    ['Anna rider', ['merit.language.es', 'not.feature.tattoo']],
    ['Anna rider', ['age.25-35', 'merit.language.es']],
    ['Anna', ['age.25-35', 'merit.language.es', 'not.feature.tattoo']],
    ['', ['age.25-35', 'merit.language.es', 'not.feature.tattoo', 'skill.riding']],
  ]);
});

test('words that only rank are not offered to be dropped', () => {
  const ways = waysToLoosen(query, { ...reading, words_demand: 'merit' });
  expect(ways.map(({ key }) => key)).not.toContain('words');
});

test('all wishes but exclusions can become merits', () => {
  const merits = asMerits(query, reading);
  expect([merits?.text, merits?.wishes.map(writeWish)]).toEqual([
    '',
    ['merit.age.25-35', 'merit.language.es', 'not.feature.tattoo', 'merit.skill.riding'],
  ]);
  expect(
    asMerits({ text: '', wishes: wishesOf('merit.age.20-'), unknown: [] }, { ...reading, wishes: [] }),
  ).toBeUndefined();
});
