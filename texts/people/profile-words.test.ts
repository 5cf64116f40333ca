import { expect, test } from 'vitest';
import {
  cardFacts,
  featuresText,
  languageAbilities,
  measureFacts,
  playingAgeText,
  skillGroupsOf,
  tradesText,
} from './profile-words.ts';

const empty = {
  id: '1',
  pronoun: '',
  name: 'Astrid Öberg',
  profile_image: null,
  playing_age_min: null,
  playing_age_max: null,
  municipality_id: null,
  categories: [],
  height_cm: null,
  created_date: '2026-01-01T00:00:00Z',
  plays_genders: [],
  hair_color: null,
  hair_length: null,
  hair_type: null,
  eye_color: null,
  facial_hair: null,
  body_type: null,
  features: null,
  dialect: null,
  licences: [],
  bio: '',
  skills: [],
  languages: [],
  media: [],
};

test('a playing age is read as a span, one number or an open end', () => {
  expect(playingAgeText(25, 35)).toBe('25–35 år');
  expect(playingAgeText(30, 30)).toBe('30 år');
  expect(playingAgeText(25, null)).toBe('från 25 år');
  expect(playingAgeText(null, 35)).toBe('upp till 35 år');
  expect(playingAgeText(null, null)).toBeNull();
});

test('a card shows only the given facts', () => {
  expect(cardFacts(empty)).toBe('');
  expect(
    cardFacts({ ...empty, playing_age_min: 25, playing_age_max: 35, municipality_id: '1480', height_cm: 178 }),
  ).toBe('25–35 år, Göteborg, 178 cm');
});

test('trades are one line', () => {
  expect(tradesText(['actor', 'model'])).toBe('Skådespelare, modell');
});

test('an empty profile has no facts', () => {
  expect(measureFacts(empty)).toEqual([]);
  expect(measureFacts({ ...empty, hair_color: 'brown', hair_length: 'short' })).toEqual([
    { label: 'Hår', value: 'Brunt, kort' },
  ]);
  expect(measureFacts({ ...empty, hair_color: 'brown', hair_type: 'curly', body_type: 'athletic' })).toEqual([
    { label: 'Hår', value: 'Brunt, lockigt' },
    { label: 'Kroppsbyggnad', value: 'Atletisk' },
  ]);
});

test('unanswered features are left out, and an answer of none is shown', () => {
  expect(featuresText(null)).toBeNull();
  expect(featuresText([])).toBe('Inga');
  expect(featuresText(['freckles', 'glasses'])).toBe('Fräknar, glasögon');
  expect(measureFacts({ ...empty, features: [] })).toEqual([{ label: 'Kännetecken', value: 'Inga' }]);
});

test('abilities are listed best first and under their headings', () => {
  expect(
    languageAbilities([
      { id: 'en', level: 3 },
      { id: 'sv', level: 4 },
    ]).map((one) => one.label),
  ).toEqual(['Svenska', 'Engelska']);
  expect(skillGroupsOf([{ id: 'riding', level: 2 }])).toEqual([
    {
      id: 'sport',
      label: 'Sport och friluftsliv',
      abilities: [{ id: 'riding', label: 'Ridning', level: 'Van' }],
    },
  ]);
});
