import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { genders } from '#domain/kernel/vocabulary/genders.ts';
import { LANGUAGE_LEVELS, languages } from '#domain/kernel/vocabulary/languages.ts';
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
import { labelOfRank, type Ranked } from '#domain/kernel/vocabulary/notion.ts';
import { SKILL_GROUPS, SKILL_LEVELS, skills } from '#domain/kernel/vocabulary/skills.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A skill or language, with its level in words. */
export interface Ability {
  readonly id: string;
  readonly label: string;
  readonly level: string;
}

export interface AbilityGroup {
  readonly id: string;
  readonly label: string;
  readonly abilities: readonly Ability[];
}

/** A profile's looks and playable roles: ids of the vocabularies, years and centimetres. */
export interface Measures {
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly plays_genders: readonly string[];
  readonly height_cm: number | null;
  readonly hair_color: string | null;
  readonly hair_length: string | null;
  readonly hair_type: string | null;
  readonly eye_color: string | null;
  readonly facial_hair: string | null;
  readonly body_type: string | null;
  readonly features: readonly string[] | null;
  readonly municipality_id: string | null;
  readonly dialect: string | null;
}

interface Held {
  readonly id: string;
  readonly level: number;
}

/** Playing age in years: '25–35 år', 'från 25 år', 'upp till 35 år'; null for none given. */
export function playingAgeText(min: number | null, max: number | null): string | null {
  if (min === null) return max === null ? null : `upp till ${max} år`;
  if (max === null) return `från ${min} år`;
  return min === max ? `${min} år` : `${min}–${max} år`;
}

/** The grey line under a name on a card: 'hon, 25–35 år, Göteborg, 178 cm'. */
export function cardFacts(
  talent: Pick<Measures, 'playing_age_min' | 'playing_age_max' | 'municipality_id' | 'height_cm'> & {
    readonly pronoun: string;
  },
): string {
  return [
    talent.pronoun,
    playingAgeText(talent.playing_age_min, talent.playing_age_max),
    talent.municipality_id && municipalities.label(talent.municipality_id),
    talent.height_cm === null ? null : `${talent.height_cm} cm`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The talent's trades: 'Skådespelare, modell'. */
export function tradesText(ids: readonly string[]): string {
  return sentence(ids.map((id) => categories.label(id)));
}

/** Words of a vocabulary as one line, with a capital letter first and small letters after. */
function sentence(words: readonly string[]): string {
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toLocaleLowerCase('sv') + word.slice(1))).join(', ');
}

/** Marks such as tattoos: 'Inga' for an empty list, null if the talent has not answered. */
export function featuresText(ids: readonly string[] | null): string | null {
  if (ids === null) return null;
  return ids.length === 0 ? 'Inga' : sentence(ids.map((id) => features.label(id)));
}

/** The given facts of a talent's looks, in the order in which a casting director reads. */
export function measureFacts(profile: Measures): Fact[] {
  const hair = [
    profile.hair_color && hairColors.label(profile.hair_color),
    profile.hair_length && hairLengths.label(profile.hair_length),
    profile.hair_type && hairTypes.label(profile.hair_type),
  ].filter((word) => word !== null);
  const facts: [string, string | null][] = [
    ['Spelålder', playingAgeText(profile.playing_age_min, profile.playing_age_max)],
    ['Spelar', sentence(profile.plays_genders.map((id) => genders.label(id)))],
    ['Längd', profile.height_cm === null ? null : `${profile.height_cm} cm`],
    ['Hår', sentence(hair)],
    ['Ögon', profile.eye_color && eyeColors.label(profile.eye_color)],
    ['Skägg', profile.facial_hair && facialHair.label(profile.facial_hair)],
    ['Kroppsbyggnad', profile.body_type && bodyTypes.label(profile.body_type)],
    ['Kännetecken', featuresText(profile.features)],
    ['Bor i', profile.municipality_id && municipalities.label(profile.municipality_id)],
    ['Dialekt', profile.dialect && dialects.label(profile.dialect)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function abilitiesOf(held: readonly Held[], labelOf: (id: string) => string, levels: readonly Ranked[]): Ability[] {
  return [...held]
    .sort((a, b) => b.level - a.level || labelOf(a.id).localeCompare(labelOf(b.id), 'sv'))
    .map(({ id, level }) => ({ id, label: labelOf(id), level: labelOfRank(levels, level) ?? '' }));
}

/** Languages, the best spoken first. */
export function languageAbilities(held: readonly Held[]): Ability[] {
  return abilitiesOf(held, languages.label, LANGUAGE_LEVELS);
}

/** Skills under the vocabulary's headings, the best known first; headings without skills are left out. */
export function skillGroupsOf(held: readonly Held[]): AbilityGroup[] {
  return SKILL_GROUPS.flatMap((group) => {
    const own = held.filter(({ id }) => skills.find(id)?.group === group.id);
    return own.length > 0
      ? [{ id: group.id, label: group.label, abilities: abilitiesOf(own, skills.label, SKILL_LEVELS) }]
      : [];
  });
}
