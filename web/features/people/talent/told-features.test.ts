import { expect, test } from 'vitest';
import { chosenFeatures, featureOptions, toldFeatures } from './told-features.ts';

test('told, told that there are none, and not told are three things, there and back', () => {
  for (const told of [null, [], ['freckles', 'glasses']]) expect(toldFeatures(chosenFeatures(told))).toEqual(told);
  expect(chosenFeatures(undefined)).toEqual([]);
});

test('‘none’ and a mark do not go together: the later choice stands', () => {
  const [none] = chosenFeatures([]);
  expect(featureOptions[0]).toEqual({ value: none, label: 'Inget av detta' });
  expect(toldFeatures(['freckles', String(none)])).toEqual([]);
  expect(toldFeatures([String(none), 'freckles'])).toEqual(['freckles']);
});

test('a mark that has left the vocabulary is not kept', () => {
  expect(chosenFeatures(['horns', 'scar'])).toEqual(['scar']);
});
