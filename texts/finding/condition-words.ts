import { CHOICES, type Condition } from '#domain/finding/matching/condition.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { inSentence } from '#texts/kernel/in-sentence.ts';

const NAMED_AT_MOST = 4;

/** 'a', 'a eller b', 'a, b eller c'; a long list becomes its first two words and the number of the rest. */
export function eitherOf(words: readonly string[]): string {
  const shown = words.length <= NAMED_AT_MOST ? words : [...words.slice(0, 2), `${words.length - 2} till`];
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} eller ${last}`;
}

/** The label of a condition in its vocabulary: 'Ridning', 'Blont', 'Göteborg'. Empty for age, height and dates. */
export function nameOf(condition: Condition): string {
  switch (condition.kind) {
    case 'age':
    case 'height':
    case 'dates':
      return '';
    case 'place':
      return (municipalities.has(condition.id) ? municipalities : counties).label(condition.id);
    default:
      return CHOICES[condition.kind].label(condition.id);
  }
}

/** '25–35 år', 'minst 180 cm', 'högst 12 år'. */
export function spanText(condition: Condition, unit: string): string {
  if (condition.kind !== 'age' && condition.kind !== 'height') return '';
  const { min, max } = condition;
  if (min === undefined) return `högst ${max} ${unit}`;
  if (max === undefined) return `minst ${min} ${unit}`;
  return min === max ? `${min} ${unit}` : `${min}–${max} ${unit}`;
}

/** 'Göteborg, inom 30 km', 'Göteborg (inom 30 km) eller Borås', 'Kronobergs eller Kalmar län'. */
export function placesPhrase(places: readonly Condition[]): string {
  const COUNTY = ' län';
  const areCounties = places.length > 1 && places.every((place) => place.kind === 'place' && counties.has(place.id));
  if (areCounties) {
    const names = places.map((place) => nameOf(place).replace(/ län$/, ''));
    const phrase = eitherOf(names);
    return phrase.endsWith(' till') ? `${phrase} av länen` : phrase + COUNTY;
  }
  return eitherOf(
    places.map((place) => {
      const radius = place.kind === 'place' ? place.radius_km : undefined;
      if (radius === undefined) return nameOf(place);
      return places.length > 1 ? `${nameOf(place)} (inom ${radius} km)` : `${nameOf(place)}, inom ${radius} km`;
    }),
  );
}

/** Phrases for hair and eyes where no adjective fits before 'hår' or 'ögon'. */
const WHOLE_PHRASES: Readonly<Record<string, string>> = {
  'hair_color.bald': 'skallig',
  'hair_color.dyed': 'färgat hår i annan färg',
  'hair_type.coily': 'krulligt hår (afro)',
  'hair_type.locs': 'dreadlocks',
  'hair_type.braids': 'flätor',
  'hair_type.mohawk': 'tuppkam',
  'eye_color.amber': 'bärnstensfärgade ögon',
};

function adjectives(group: readonly Condition[], noun: string): string {
  const whole = (one: Condition) => ('id' in one ? WHOLE_PHRASES[`${one.kind}.${one.id}`] : undefined);
  const plain = group.filter((one) => whole(one) === undefined).map((one) => inSentence(nameOf(one)));
  const first = plain.length > 0 ? [`${eitherOf(plain)} ${noun}`] : [];
  return eitherOf([...first, ...group.flatMap((one) => whole(one) ?? [])]);
}

/** 'blont eller rött hår', 'långt hår', 'skallig'. */
export const hairPhrase = (group: readonly Condition[]): string => adjectives(group, 'hår');

/** 'blå eller gröna ögon'. */
export const eyePhrase = (group: readonly Condition[]): string => adjectives(group, 'ögon');
