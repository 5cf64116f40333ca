import type { GenderId } from '#domain/kernel/vocabulary/genders.ts';
import type {
  EyeColorId,
  FacialHairId,
  FeatureId,
  HairColorId,
  HairLengthId,
  HairTypeId,
} from '#domain/kernel/vocabulary/looks.ts';
import type { NameStock } from './names.ts';
import type { Random } from './random.ts';

export type DemoLooks = {
  height_cm: number;
  hair_color: HairColorId;
  hair_length: HairLengthId;
  hair_type: HairTypeId;
  eye_color: EyeColorId;
  facial_hair: FacialHairId | null;
  features: FeatureId[];
};

/** A whole number near `mean`, spread close to a bell curve: the mean of four random numbers decides. */
function around(mean: number, spread: number, random: Random): number {
  const throws = (random.next() + random.next() + random.next() + random.next()) / 4 - 0.5;
  return Math.round(mean + throws * spread * 7);
}

function hairColor(stock: NameStock, age: number, gender: GenderId, random: Random): HairColorId {
  if (gender === 'male' && age >= 38 && random.chance(age >= 60 ? 0.2 : 0.1)) return 'bald';
  // Grey hair comes with age; many women colour it.
  const turned = Math.max(0, (age - 44) / 30) * (gender === 'female' ? 0.75 : 1);
  if (random.chance(turned)) return age >= 68 && random.chance(0.5) ? 'white' : 'grey';
  return random.weighted(stock.hair);
}

function hairLength(color: HairColorId, age: number, gender: GenderId, random: Random): HairLengthId {
  if (color === 'bald') return 'shaved';
  if (gender === 'male') {
    return random.weighted<HairLengthId>([
      ['shaved', 4],
      ['very_short', age >= 60 ? 34 : 16],
      ['short', 58],
      ['medium', 13],
      ['long', age < 60 ? 5 : 1],
    ]);
  }
  return random.weighted<HairLengthId>([
    ['very_short', age >= 50 ? 8 : 2],
    ['short', age >= 50 ? 36 : 14],
    ['medium', 34],
    ['long', age >= 60 ? 12 : 40],
    ['very_long', age < 40 ? 8 : 1],
  ]);
}

function eyeColor(hair: HairColorId, stock: NameStock, random: Random): EyeColorId {
  const hasDarkStock = stock.hair.every(([color]) => color === 'black' || color === 'dark_brown' || color === 'brown');
  if (hasDarkStock)
    return random.weighted<EyeColorId>([
      ['brown', 45],
      ['dark_brown', 48],
      ['hazel', 7],
    ]);
  const isDark = hair === 'black' || hair === 'dark_brown';
  return random.weighted<EyeColorId>([
    ['blue', isDark ? 18 : 44],
    ['blue_grey', 12],
    ['grey', 8],
    ['blue_green', 9],
    ['green', 14],
    ['hazel', 7],
    ['brown', isDark ? 40 : 8],
    ['amber', 1],
  ]);
}

function facialHair(age: number, gender: GenderId, random: Random): FacialHairId | null {
  if (gender !== 'male' || age < 19) return null;
  return random.weighted<FacialHairId>([
    ['clean_shaven', 46],
    ['stubble', age < 60 ? 22 : 8],
    ['beard', age < 24 ? 6 : 22],
    ['moustache', 7],
    ['goatee', age < 24 ? 2 : 5],
  ]);
}

/** The looks of a made-up person; only people who play men have facial hair. */
export function demoLooks(stock: NameStock, age: number, gender: GenderId, random: Random): DemoLooks {
  const color = hairColor(stock, age, gender, random);
  const features: FeatureId[] = [];
  if (random.chance(age >= 45 ? 0.34 : 0.16)) features.push('glasses');
  if (age >= 18 && age < 60 && random.chance(0.2)) features.push('tattoo');
  if (random.chance(color === 'red' || color === 'strawberry' ? 0.5 : 0.05)) features.push('freckles');
  if (random.chance(0.07)) features.push('left_handed');
  if (age >= 40 && random.chance(0.12)) features.push('characteristic_face');
  const growing = age < 16 ? 4 : 0;
  const mean = gender === 'female' ? 167 : gender === 'male' ? 181 : 173;
  return {
    height_cm: around(mean, 6, random) - growing,
    hair_color: color,
    hair_length: hairLength(color, age, gender, random),
    hair_type: random.weighted(stock.hair_type),
    eye_color: eyeColor(color, stock, random),
    facial_hair: facialHair(age, gender, random),
    features,
  };
}
