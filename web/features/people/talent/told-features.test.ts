import { expect, test } from 'vitest';
import { chosenFeatures, featureOptions, toldFeatures } from './told-features.ts';

test('features, no features and no answer are three answers, saved and read back', () => {
  for (const told of [null, [], ['freckles', 'glasses']]) expect(toldFeatures(chosenFeatures(told))).toEqual(told);
  expect(chosenFeatures(undefined)).toEqual([]);
});

test('‘none’ excludes all features: the later choice wins', () => {
  const [none] = chosenFeatures([]);
  expect(featureOptions[0]).toEqual({ value: none, label: 'Inget av detta' });
  expect(toldFeatures(['freckles', String(none)])).toEqual([]);
  expect(toldFeatures([String(none), 'freckles'])).toEqual(['freckles']);
});

test('a feature removed from the vocabulary is dropped', () => {
  expect(chosenFeatures(['horns', 'scar'])).toEqual(['scar']);
});
