import { addDays } from '#domain/kernel/time/day.ts';
import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { genders } from '#domain/kernel/vocabulary/genders.ts';
import { languageLevels, languages } from '#domain/kernel/vocabulary/languages.ts';
import { licences } from '#domain/kernel/vocabulary/licences.ts';
import {
  bodyTypes,
  eyeColors,
  facialHair,
  features,
  hairColors,
  hairLengths,
  hairTypes,
} from '#domain/kernel/vocabulary/looks.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { skillLevels, skills } from '#domain/kernel/vocabulary/skills.ts';
import { REGIONS } from './lexicon/places.ts';
import type { Bounds, Field, Reading, Slot, Span, VoicePart } from './reading.ts';

type Item = {
  readonly skill?: string;
  readonly language?: string;
  readonly licence?: string;
  readonly dialect?: string;
  readonly min_level?: string;
  readonly merit?: true;
};

/**
 * A reading as flat fields with Swedish nouns, the form in which expected readings are written and compared. A key that
 * the text did not ask for is absent.
 */
export type Prediction = {
  readonly categories?: readonly string[];
  readonly genders?: readonly string[];
  readonly age_min?: number;
  readonly age_max?: number;
  readonly height_min_cm?: number;
  readonly height_max_cm?: number;
  readonly hair_colors?: readonly string[];
  readonly eye_colors?: readonly string[];
  readonly beard?: string;
  readonly places?: readonly string[];
  readonly radius_km?: number;
  readonly languages?: readonly Item[];
  readonly dialects?: readonly string[];
  readonly skills?: readonly Item[];
  readonly licences?: readonly string[];
  /** Groups of alternatives; a person must meet one of each group. */
  readonly any_of?: readonly (readonly Item[])[];
  readonly merit?: readonly string[];
  readonly exclude?: readonly string[];
  readonly dates?: readonly Span[];
  readonly fee_min_sek?: number;
  readonly fee_max_sek?: number;
  readonly headcount?: number;
};

/** Nouns that differ from the label in lower case. */
const NOUNS: Readonly<Record<string, string>> = {
  dance_general: 'dans',
  horse_jumping: 'hoppning',
  swl: 'teckenspråk',
  syr: 'syrianska',
  any: 'alla',
  dyed: 'färgat',
  accent: 'brytning',
  body_double: 'body double',
  orebroska: 'örebroska',
};

const VOICE_NOUNS: Readonly<Record<VoicePart, string>> = {
  soprano: 'sopran',
  mezzo: 'mezzo',
  alto: 'alt',
  tenor: 'tenor',
  baritone: 'baryton',
  bass: 'bas',
};

const lower = (label: string): string => label.toLowerCase().replace(/ \(.*\)$/, '');

function placeLabel(id: string): string {
  return (
    municipalities.find(id)?.label ??
    counties.find(id)?.label ??
    REGIONS.find((region) => region.id === id)?.label ??
    id
  );
}

const LABELS: Partial<Record<Slot, (id: string) => string>> = {
  category: categories.label,
  gender: genders.label,
  hair_color: hairColors.label,
  eye_color: (id) => eyeColors.label(id).replace(/(?<=grön|brun)a$/i, ''),
  beard: facialHair.label,
  language: languages.label,
  dialect: dialects.label,
  skill: skills.label,
  licence: licences.label,
  feature: features.label,
  hair_length: (id) => `${hairLengths.label(id)} hår`,
  hair_type: (id) => `${hairTypes.label(id)} hår`,
  body_type: bodyTypes.label,
  voice: (id) => VOICE_NOUNS[id as VoicePart],
};

/** The Swedish noun of a field, in the singular; place names keep their capital. */
export function nounOf({ slot, value, noun }: Pick<Field, 'slot' | 'value' | 'noun'>): string {
  const id = String(value);
  if (slot === 'place') return placeLabel(id);
  return noun ?? NOUNS[id] ?? lower(LABELS[slot]?.(id) ?? id);
}

const listed = <T>(name: string, values: readonly T[]): Record<string, readonly T[]> =>
  values.length > 0 ? { [name]: values } : {};

/** The flat form of a reading. */
export function toPrediction({ fields }: Reading): Prediction {
  const wanted = fields.filter(({ excluded }) => !excluded);
  const of = (slot: Slot, isAlternative = false) =>
    wanted.filter((field) => field.slot === slot && (field.any_of !== undefined) === isAlternative);
  const nouns = (slot: Slot) => [...new Set(of(slot).map(nounOf))];
  const alternatives = wanted.filter(({ any_of }) => any_of !== undefined);
  const soft = wanted.filter(
    ({ demand, slot, any_of }) =>
      demand === 'merit' && any_of === undefined && /^(?:language|licence|dialect)$/.test(slot),
  );
  const beards = nouns('beard');
  return {
    ...listed('categories', nouns('category')),
    ...listed('genders', nouns('gender')),
    ...bounds('age_min', 'age_max', of('age')[0]),
    ...bounds('height_min_cm', 'height_max_cm', of('height')[0]),
    ...listed('hair_colors', nouns('hair_color')),
    ...listed('eye_colors', nouns('eye_color')),
    ...(beards[0] && { beard: beards.find((word) => /^(?:slätrakad|helskägg)$/.test(word)) ?? beards[0] }),
    ...listed('places', nouns('place')),
    ...bounds(undefined, 'radius_km', of('radius')[0]),
    ...listed(
      'languages',
      of('language')
        .map(itemOf)
        .map(({ merit: _, ...item }) => item),
    ),
    ...listed('dialects', nouns('dialect')),
    ...listed('skills', of('skill').map(itemOf)),
    ...listed('licences', nouns('licence')),
    ...listed(
      'any_of',
      [...Map.groupBy(alternatives, ({ any_of }) => any_of).values()].map((group) => group.map(itemOf)),
    ),
    ...listed('merit', [...new Set(soft.map(nounOf))]),
    ...listed('exclude', [...new Set(fields.filter(({ excluded }) => excluded).map(nounOf))]),
    ...listed('dates', joinedDays(of('dates'))),
    ...bounds('fee_min_sek', 'fee_max_sek', of('fee')[0]),
    ...bounds(undefined, 'headcount', of('headcount')[0]),
  };
}

function bounds(min: string | undefined, max: string, field: Field | undefined): Record<string, number> {
  if (!field) return {};
  const value = field.value as Bounds;
  return {
    ...(min && value.min !== undefined && { [min]: value.min }),
    ...(value.max !== undefined && { [max]: value.max }),
  };
}

function itemOf(field: Field): Item {
  const { slot, level, demand } = field;
  const label = level && lower((slot === 'language' ? languageLevels : skillLevels).label(level));
  return {
    [slot]: nounOf(field),
    ...(label && { min_level: label }),
    ...(demand === 'merit' && { merit: true }),
  };
}

/** Spans in order, with touching or overlapping ones joined. */
function joinedDays(fields: readonly Field[]): Span[] {
  const spans = fields.map(({ value }) => value as Span).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= addDays(last.to, 1))
      joined[joined.length - 1] = { from: last.from, to: span.to > last.to ? span.to : last.to };
    else joined.push(span);
  }
  return joined;
}
