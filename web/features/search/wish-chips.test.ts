import { expect, test } from 'vitest';
import { talentWishes } from '#contract/search.ts';
import { wishChips } from './wish-chips.view.ts';

const wishes = talentWishes.parse({
  categories: ['actor', 'model'],
  age_min: 25,
  age_max: 35,
  height_max_cm: 180,
  municipalities: ['1480'],
  skills: [
    { id: 'riding', min_level: 3 },
    { id: 'swimming', min_level: 1 },
  ],
  languages: [{ id: 'es', min_level: 3 }],
});

test('each wish is one chip in plain words', () => {
  expect(wishChips(wishes).map((chip) => chip.label)).toEqual([
    'Skådespelare',
    'Modell',
    'Spelar 25–35 år',
    'Göteborg',
    'Längd högst 180 cm',
    'Ridning, minst mycket van',
    'Simning',
    'Spanska, minst flytande',
  ]);
});

test('taking away every chip, one after the other, leaves no wishes', () => {
  let rest = wishes;
  for (let chip = wishChips(rest)[0]; chip; chip = wishChips(rest)[0]) rest = chip.without;
  expect(rest).toEqual(talentWishes.parse({}));
});
