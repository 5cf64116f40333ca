import { expect, test } from 'vitest';
import { countText, factsOf, saidText, stepped, toggled, voteOfKey } from './presentation.view.ts';

test('a client reads the known facts of a person, without gaps for unknown ones', () => {
  expect(factsOf({ playing_age_min: 25, playing_age_max: 35, height_cm: 170 })).toBe('Spelar 25–35 år, 170 cm');
  expect(factsOf({ playing_age_min: 30, playing_age_max: 30, height_cm: null })).toBe('Spelar 30 år');
  expect(factsOf({ playing_age_min: null, playing_age_max: null, height_cm: null })).toBe('');
});

test('votes are given by keys, counted, and put into words', () => {
  expect(['1', '2', '3', '4', 'j'].map(voteOfKey)).toEqual(['yes', 'maybe', 'no', undefined, undefined]);
  expect(countText([{ vote: 'yes' }, { vote: 'yes' }, { vote: 'no' }, { vote: null }])).toBe('Ja 2, Nej 1');
  expect(saidText({ guest_name: 'Eva', vote: 'maybe', comment: 'Varm.' })).toBe('Eva: kanske, ”Varm.”');
  expect(saidText({ guest_name: 'Eva', vote: null, comment: 'Hm.' })).toBe('Eva: ”Hm.”');
});

test('moving a person or a picture keeps the order of the others', () => {
  expect(stepped(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(stepped(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect([toggled(['a', 'b'], 'a'), toggled(['a'], 'b')]).toEqual([['b'], ['a', 'b']]);
});
