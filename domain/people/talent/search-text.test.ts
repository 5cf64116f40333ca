import { expect, test } from 'vitest';
import { searchTextOf, wordsOf } from './search-text.ts';

const nobody = {
  first_name: '',
  last_name: '',
  categories: [],
  plays_genders: [],
  municipality_id: null,
  dialect: null,
  bio: '',
  skill_ids: [],
  language_ids: [],
};

test('words are in lower case, with their accents, and without punctuation', () => {
  expect(wordsOf('Anna-Karin Åhs, f. ÉVA!')).toEqual(['anna', 'karin', 'åhs', 'f', 'éva']);
  expect(wordsOf('A\u030asa')).toEqual(['åsa']);
  expect(wordsOf(" \u0000 ':*&|<->() % _ \\ ")).toEqual([]);
});

test('every word that a company may type is there by its Swedish name', () => {
  expect(
    searchTextOf({
      ...nobody,
      first_name: 'Åsa',
      last_name: 'Öberg',
      categories: ['actor', 'stand_in'],
      plays_genders: ['female'],
      municipality_id: '0117',
      dialect: 'skanska',
      skill_ids: ['riding'],
      language_ids: ['es'],
      bio: 'Jag  gillar\nteater.',
    }),
  ).toBe(
    ' åsa öberg skådespelare stand in kvinna ridning spanska skånska österåker åkersberga stockholms län jag gillar teater ',
  );
});

test('an empty profile has no words', () => {
  expect(searchTextOf(nobody)).toBe('');
});
