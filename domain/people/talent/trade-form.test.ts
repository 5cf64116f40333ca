import { expect, test } from 'vitest';
import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { emptiedFor, partsAskedOf, TRADE_PARTS } from './trade-form.ts';

const askedOf = (...trades: string[]) => partsAskedOf(trades);

test('only trades behind the camera are spared playing age, looks, sizes, speech and limits', () => {
  for (const { id, group } of categories.entries) {
    expect(askedOf(id), id).toEqual(group === 'crew' ? ['kit'] : TRADE_PARTS.filter((part) => part !== 'kit'));
  }
});

test('a talent with trades on both sides is asked for both, and one without a trade for what performers are', () => {
  expect(askedOf('photographer', 'model')).toEqual(TRADE_PARTS);
  expect(askedOf()).toEqual(askedOf('actor'));
  expect(askedOf('a trade that left the vocabulary')).toEqual(askedOf('actor'));
});

test('what is not asked for is emptied, and nothing else', () => {
  expect(emptiedFor(['actor'])).toEqual({});
  expect(emptiedFor(['photographer', 'actor'])).toEqual({});
  expect(Object.keys(emptiedFor(['makeup'])).sort()).toEqual([
    'accents',
    'accepts',
    'body_type',
    'declines',
    'dialect',
    'eye_color',
    'facial_hair',
    'features',
    'hair_color',
    'hair_length',
    'hair_type',
    'height_cm',
    'other_dialects',
    'playing_age_max',
    'playing_age_min',
    'plays_genders',
    'sizes',
  ]);
});
