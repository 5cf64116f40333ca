import { expect, test } from 'vitest';
import type { TalentProfileView } from '#contract/people/talent-card.ts';
import { NO_PARTS } from '#tests/factories/profile-parts.ts';
import { factRows, reasonRows } from './compare.view.ts';
import { type Compared, toggleCompared } from './compare-list.ts';

const profile = (more: Partial<TalentProfileView>): TalentProfileView => ({
  id: 'a',
  name: 'Alva Alm',
  pronoun: '',
  created_date: '2026-01-01T00:00:00Z',
  profile_image: null,
  playing_age_min: 25,
  playing_age_max: 35,
  municipality_id: '1480',
  categories: ['actor'],
  height_cm: 178,
  plays_genders: ['female'],
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
  ...NO_PARTS,
  ...more,
});
const person = (id: string, reasons: Compared['reasons'] = []): Compared => ({
  id,
  name: id,
  profile_image: null,
  reasons,
});
const met = (wish: string, text: string) => ({ key: wish, wish, text, state: 'met' as const, about: 'skill' as const });

test('compared facts are side by side, and differing ones are marked', () => {
  const rows = factRows([
    profile({ hair_color: 'red', languages: [{ id: 'es', level: 3 }] }),
    profile({ height_cm: 181, languages: [{ id: 'es', level: 3 }] }),
  ]);
  const row = (label: string) => rows.find((one) => one.label === label);
  expect(row('Längd')).toMatchObject({ differs: true, cells: [{ text: '178 cm' }, { text: '181 cm' }] });
  expect(row('Bor i')).toMatchObject({ differs: false });
  expect(row('Hår')?.cells.map(({ text }) => text)).toEqual(['Rött', 'Ej angivet']);
  expect(row('Språk')).toMatchObject({
    differs: false,
    cells: [{ text: 'Spanska (flytande)' }, { text: 'Spanska (flytande)' }],
  });
  expect(row('Dialekt')).toBeUndefined();
});

test('every fact of a profile has a row in a comparison', () => {
  const full = profile({
    hair_color: 'red',
    eye_color: 'blue',
    facial_hair: 'beard',
    body_type: 'slim',
    features: ['freckles'],
    dialect: 'skanska',
    licences: ['drone'],
    skills: [{ id: 'riding', level: 2 }],
    languages: [{ id: 'sv', level: 4 }],
  });
  expect(factRows([full])).toHaveLength(14);
});

test('each wish is a row of a comparison; a person not compared with it is not marked as failing', () => {
  const rows = reasonRows(
    [person('a', [met('skill.riding', 'Ridning: van')]), person('b')],
    (token) => `Önskat ${token}`,
  );
  expect(rows).toEqual([
    {
      key: 'skill.riding',
      label: 'Önskat skill.riding',
      differs: true,
      cells: [{ text: 'Ridning: van', state: 'met' }, { text: 'Ej prövat i den här sökningen' }],
    },
  ]);
});

test('a full comparison takes no fifth person, and one of the four can be removed', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => person(id));
  expect(toggleCompared(four, person('e'))).toBe(four);
  expect(toggleCompared(four, person('b')).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});
