import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { type Dice, drawBy } from './dice.ts';

export interface Looks {
  readonly hair_color: string | null;
  readonly hair_length: string | null;
  readonly hair_type: string | null;
  readonly eye_color: string | null;
  readonly facial_hair: string | null;
  readonly body_type: string | null;
  readonly features: string[] | null;
}

const sharesOf = (shares: Readonly<Record<string, number>>) => drawBy(Object.entries(shares));

const drawHair = sharesOf({
  dark_blonde: 25,
  brown: 19,
  light_brown: 16,
  blonde: 11,
  dark_brown: 11,
  black: 9,
  light_blonde: 4,
  red: 1.5,
  strawberry: 1.5,
  dyed: 2,
});
const drawOldHair = sharesOf({ grey: 50, white: 20, dark_blonde: 10, brown: 10, blonde: 6, dyed: 4 });
const drawEyes = sharesOf({
  blue: 46,
  brown: 17,
  green: 10,
  blue_grey: 9,
  grey: 5,
  hazel: 5,
  blue_green: 4,
  dark_brown: 4,
  amber: 0.4,
  heterochromia: 0.2,
});
const drawLongHair = sharesOf({ long: 42, medium: 32, very_long: 7, short: 14, very_short: 4, shaved: 1 });
const drawShortHair = sharesOf({ short: 55, very_short: 25, shaved: 8, medium: 8, long: 4 });
const drawType = sharesOf({ straight: 58, wavy: 26, curly: 11, coily: 3, braids: 1, locs: 0.8, mohawk: 0.2 });
const drawBeard = sharesOf({ clean_shaven: 42, stubble: 26, beard: 25, moustache: 4, goatee: 3 });
const drawBuild = sharesOf({ average: 45, slim: 22, athletic: 18, curvy: 6, large: 5, muscular: 4 });
const FEATURE_SHARES = {
  glasses: 0.24,
  tattoo: 0.19,
  freckles: 0.11,
  piercing: 0.09,
  dimples: 0.08,
  left_handed: 0.1,
  birthmark: 0.05,
  scar: 0.05,
  braces: 0.01,
  gap_teeth: 0.03,
  characteristic_face: 0.04,
  unisex_look: 0.02,
} as const;

const told = <T>(dice: Dice, share: number, value: () => T): T | null => (dice.chance(share) ? value() : null);

/** Looks of a talent. Nearly all talents give the colours of hair and eyes; fewer give the rest. */
export function drawLooks(dice: Dice, isMale: boolean, age: number): Looks {
  const isBald = isMale && age > 35 && dice.chance(0.12);
  const isOld = age > 55 && dice.chance((age - 50) / 30);
  return {
    hair_color: told(dice, 0.98, () => (isBald ? 'bald' : isOld ? drawOldHair(dice) : drawHair(dice))),
    hair_length: told(dice, 0.85, () => (isBald ? 'shaved' : isMale ? drawShortHair(dice) : drawLongHair(dice))),
    hair_type: told(dice, 0.5, () => drawType(dice)),
    eye_color: told(dice, 0.98, () => drawEyes(dice)),
    facial_hair: isMale && age >= 18 ? told(dice, 0.75, () => drawBeard(dice)) : null,
    body_type: told(dice, 0.4, () => drawBuild(dice)),
    features: told(dice, 0.55, () =>
      Object.entries(FEATURE_SHARES).flatMap(([id, share]) => (dice.chance(share) ? [id] : [])),
    ),
  };
}

/** A height in cm: from the age of 16 by gender, below by age. */
export function drawHeight(dice: Dice, isMale: boolean, age: number): number {
  const grown = isMale ? dice.normal(180, 7) : dice.normal(166.5, 6.5);
  const height = age < 16 ? (77 + age * 5.9) * (1 + dice.normal(0, 0.04)) : grown;
  return Math.min(Math.max(Math.round(height), 60), 215);
}

// Dialects by county. Most talents give none, or standard Swedish.
const DIALECTS: Readonly<Record<string, string>> = {
  '01': 'stockholmska',
  '03': 'upplandska',
  '04': 'sormlandska',
  '05': 'ostgotska',
  '06': 'smalandska',
  '07': 'smalandska',
  '08': 'smalandska',
  '09': 'gotlandska',
  '12': 'skanska',
  '13': 'hallandska',
  '14': 'goteborgska',
  '17': 'varmlandska',
  '18': 'orebroska',
  '20': 'dalmal',
  '22': 'norrlandska',
  '23': 'norrlandska',
  '24': 'norrlandska',
  '25': 'norrlandska',
};

export function drawDialect(dice: Dice, municipalityId: string): string | null {
  if (dice.chance(0.42)) return null;
  const county = municipalityId.slice(0, 2);
  const own = counties.has(county) ? DIALECTS[county] : undefined;
  if (dice.chance(0.06)) return dice.chance(0.5) ? 'accent' : 'fororts';
  return own && dice.chance(0.45) ? own : 'standard';
}
