import { expect, test } from 'vitest';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { wishLabel } from '#texts/finding/wish-words.ts';
import { wishChips } from './wish-chips.view.ts';

const labelOf = (token: string) => {
  const wish = readWish(token);
  return wish && wishLabel(wish);
};

test.each([
  ['category.actor*category.model', 'Skådespelare eller modell'],
  ['gender.female', 'Kvinna'],
  ['skill.riding.2', 'Ridning, minst van'],
  ['skill.riding.1', 'Ridning'],
  ['skill.riding.3*skill.horse_jumping', 'Ridning (minst mycket van) eller hoppning (ridsport)'],
  ['merit.language.es.2', 'Gärna: spanska, minst god'],
  ['not.feature.tattoo', 'Inte: tatuering'],
  ['age.25-35', 'Spelar 25–35 år'],
  ['age.-12', 'Spelar högst 12 år'],
  ['height.180-', 'Längd minst 180 cm'],
  ['height.180-180', 'Längd 180 cm'],
  ['place.1480.30', 'Göteborg, inom 30 km'],
  ['place.1480.30*place.1490', 'Göteborg (inom 30 km) eller Borås'],
  ['place.07*place.08', 'Kronobergs eller Kalmar län'],
  ['place.05*place.06*place.07*place.08*place.09', 'Östergötlands, Jönköpings eller 3 till av länen'],
  ['place.14', 'Västra Götalands län'],
  ['not.place.0180', 'Inte: Stockholm'],
  ['dates.2026-06-03_2026-06-05', 'Ledig 3–5 juni 2026'],
  ['eye_color.blue*eye_color.green', 'Blå eller gröna ögon'],
  ['hair_color.blonde*hair_color.red*hair_color.bald', 'Blont eller rött hår eller skallig'],
  ['hair_length.long', 'Långt hår'],
  ['hair_type.locs', 'Dreadlocks'],
  ['licence.drivers_license_a', 'MC-körkort'],
  ['merit.licence.drivers_license_b', 'Gärna: B-körkort'],
  ['dialect.skanska', 'Skånska'],
  ['media.several', 'Minst tre bilder'],
  ['habit.answers_fast', 'Svarar oftast inom ett dygn'],
  ['licence.drivers_license_b*skill.riding', 'B-körkort eller ridning'],
])('%s is “%s”', (token, label) => {
  expect(labelOf(token)).toBe(label);
});

test('each wish is one chip, with the wishes that are left without it', () => {
  const wishes = ['gender.female', 'skill.riding.2'].flatMap((token) => readWish(token) ?? []);
  const chips = wishChips(wishes);
  expect(chips.map((chip) => chip.label)).toEqual(['Kvinna', 'Ridning, minst van']);
  expect(chips[0]?.without).toEqual([wishes[1]]);
});
