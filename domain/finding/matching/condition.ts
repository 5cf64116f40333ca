import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { genders } from '#domain/kernel/vocabulary/genders.ts';
import { habits, mediaKinds } from '#domain/kernel/vocabulary/habits.ts';
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
import type { Notion, Vocabulary } from '#domain/kernel/vocabulary/notion.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { skillLevels, skills } from '#domain/kernel/vocabulary/skills.ts';

/** Conditions that name an id of a vocabulary. */
export const CHOICES = {
  category: categories,
  gender: genders,
  hair_color: hairColors,
  hair_length: hairLengths,
  hair_type: hairTypes,
  eye_color: eyeColors,
  beard: facialHair,
  body_type: bodyTypes,
  feature: features,
  dialect: dialects,
  licence: licences,
  skill: skills,
  language: languages,
  media: mediaKinds,
  habit: habits,
  /** Role content that the talent refuses; a search asks for it with `not`. */
  limit: roleContent,
} as const satisfies Record<string, Vocabulary<Notion>>;

export type ChoiceKind = keyof typeof CHOICES;
export const CHOICE_KINDS = Object.keys(CHOICES) as [ChoiceKind, ...ChoiceKind[]];

/** Kinds with levels, and the names of the ranks. */
export const LEVELS = { skill: skillLevels, language: languageLevels } as const;
export type LevelKind = keyof typeof LEVELS;
/** True for a kind of condition that has levels: skills and languages. */
export const isLevelKind = (kind: string): kind is LevelKind => kind in LEVELS;

/**
 * A property or ability of a person. For skills and languages, `min_level` is the lowest rank that fits (1–4; any if
 * absent).
 */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly id: string;
  readonly min_level?: number | undefined;
}

/** Playing age in years or height in cm, both ends included; for ages an overlap of the spans is enough. */
export interface Span {
  readonly kind: 'age' | 'height';
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/**
 * The home of a person: a municipality (id of four digits), a county (two), or places within a radius of the
 * municipality's main town.
 */
interface At {
  readonly kind: 'place';
  readonly id: string;
  readonly radius_km?: number | undefined;
}

/** A person who is free on all of these ISO days, both ends included. */
export interface Free {
  readonly kind: 'dates';
  readonly from: string;
  readonly to: string;
}

export type Condition = Choice | Span | At | Free;
export type ConditionKind = Condition['kind'];

/** must: only matching people are found. merit: matching people rank higher. not: matching people are left out. */
export const DEMANDS = ['must', 'merit', 'not'] as const;
export type Demand = (typeof DEMANDS)[number];

/** One wish. A person meets the wish by meeting one of its conditions. */
export interface Wish {
  readonly demand: Demand;
  readonly any: readonly Condition[];
}

/**
 * The query object of every people search, of a role and of a saved search. Every `must` has to be met (AND). `text` is
 * read as plain Swedish; the parts that are not wishes are searched as words.
 */
export interface TalentQuery {
  readonly text: string;
  readonly wishes: readonly Wish[];
  /** Kinds for which people with no answer are found too, after the people who fit. */
  readonly unknown: readonly UnknownKind[];
}

/** Kinds that a profile may leave unanswered. For all other kinds, no entry means no. */
export const UNKNOWN_KINDS = [
  'age',
  'height',
  'hair_color',
  'hair_length',
  'hair_type',
  'eye_color',
  'beard',
  'body_type',
  'feature',
  'dialect',
  'place',
  'limit',
] as const satisfies readonly ConditionKind[];
export type UnknownKind = (typeof UNKNOWN_KINDS)[number];
/** True for a kind of condition that a profile may leave unanswered. */
export const isUnknownKind = (kind: string): kind is UnknownKind => UNKNOWN_KINDS.some((one) => one === kind);

/** Limits of one query, so that addresses and roles stay small. */
export const WISHES_MAX = 30;
export const CONDITIONS_MAX = 40;
/** Limit over all wishes together: real searches have far fewer, and each condition costs a pass over all people. */
export const CONDITIONS_IN_ALL_MAX = 120;
export const SPAN_LIMITS = { age: { min: 0, max: 110 }, height: { min: 40, max: 230 } } as const;
export const RADIUS_MAX_KM = 500;
/** Longest period of days in one query. */
export const DAYS_MAX = 366;
