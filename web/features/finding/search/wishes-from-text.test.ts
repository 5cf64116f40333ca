import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TalentQuery, Wish } from '#domain/finding/matching/condition.ts';
import { readWish, writeWish } from '#domain/finding/matching/wish-token.ts';
import { absorb, changeWish, countingWishes, withoutStretch } from './wishes-from-text.ts';

const wishes = (...tokens: string[]): Wish[] => tokens.flatMap((token) => readWish(token) ?? []);
const tokens = (query: TalentQuery) => query.wishes.map(writeWish);

const query: TalentQuery = { text: 'rödhårig kvinna som kan rida, varm', wishes: wishes('age.25-35'), unknown: [] };
const reading = { wishes: wishes('hair_color.red', 'gender.female', 'skill.riding'), words: 'varm' };

describe('a wish is changed', () => {
  test('a wish from the text is changed: all wishes from the text become own ones, and the words stay as text', () => {
    const [merit] = wishes('merit.skill.riding.2');
    const next = changeWish(query, reading, 3, merit);
    expect(tokens(next)).toEqual(['age.25-35', 'hair_color.red', 'gender.female', 'merit.skill.riding.2']);
    expect(next.text).toBe('varm');
  });

  test('a wish from the text is removed: the others stay', () => {
    const next = changeWish(query, reading, 1, undefined);
    expect(tokens(next)).toEqual(['age.25-35', 'gender.female', 'skill.riding']);
    expect(next.text).toBe('varm');
  });

  test('an own wish is changed: the text stays', () => {
    const [older] = wishes('age.30-40');
    expect(changeWish(query, reading, 0, older)).toEqual({ ...query, wishes: [older] });
    expect(changeWish(query, reading, 0, undefined)).toEqual({ ...query, wishes: [] });
  });

  test('a wish is changed into an existing one: that one stays once', () => {
    const [female] = wishes('gender.female');
    expect(tokens(changeWish(query, reading, 3, female))).toEqual(['age.25-35', 'hair_color.red', 'gender.female']);
  });

  test('talents with an unstated fact are no longer included when no wish asks for it', () => {
    const asked: TalentQuery = { ...query, unknown: ['age', 'hair_color'] };
    expect(changeWish(asked, reading, 0, undefined).unknown).toEqual(['hair_color']);
    expect(changeWish(asked, reading, 1, undefined).unknown).toEqual(['age']);
  });
});

test('a text without wishes stays as typed', () => {
  expect(absorb(query, { wishes: [], words: 'rödhårig' })).toEqual(query);
});

test('turning the text into own wishes keeps the meaning of the query, and a second time changes nothing', () => {
  const all = [
    'hair_color.red',
    'gender.female',
    'skill.riding.3',
    'merit.place.1480.30',
    'not.feature.tattoo',
    'age.1-9',
  ];
  const some = fc.subarray(all).map((chosen) => wishes(...chosen));
  fc.assert(
    fc.property(some, some, fc.string(), fc.string(), (own, read, text, words) => {
      const before: TalentQuery = { text, wishes: own, unknown: [] };
      const once = absorb(before, { wishes: read, words });
      const asked = countingWishes(before, { wishes: read, words }).map(writeWish);
      expect(new Set(tokens(once))).toEqual(new Set(asked));
      expect(absorb(once, { wishes: [], words: once.text })).toEqual(once);
    }),
  );
});

test.each([
  ['varm kvinna som rider', 5, 11, 'varm som rider'],
  ['varm, kvinna', 0, 5, 'kvinna'],
  ['kvinna varm, rider', 7, 11, 'kvinna, rider'],
  ['kvinna', 0, 6, ''],
])('%s without %i to %i is “%s”', (text, start, end, left) => {
  expect(withoutStretch(text, start, end)).toBe(left);
});
