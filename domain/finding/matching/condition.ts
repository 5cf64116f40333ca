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

/** What can be asked for by an id of a vocabulary. */
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
  /** Says no to it: asked for as what must not be. */
  limit: roleContent,
} as const satisfies Record<string, Vocabulary<Notion>>;

export type ChoiceKind = keyof typeof CHOICES;
export const CHOICE_KINDS = Object.keys(CHOICES) as [ChoiceKind, ...ChoiceKind[]];

/** Kinds that have a level, with what the ranks are called. */
export const LEVELS = { skill: skillLevels, language: languageLevels } as const;
export type LevelKind = keyof typeof LEVELS;
export const isLevelKind = (kind: string): kind is LevelKind => kind in LEVELS;

/** Something one can be or have; of skills and languages at least at a rank (1–4, absent is any). */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly id: string;
  readonly min_level?: number | undefined;
}

/** Playing age in years or height in cm, both ends included; of the ages it is enough that the spans overlap. */
export interface Span {
  readonly kind: 'age' | 'height';
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Lives in a municipality (four digits) or county (two), or within so many km of the municipality's main town. */
interface At {
  readonly kind: 'place';
  readonly id: string;
  readonly radius_km?: number | undefined;
}

/** Free on all of these days, ISO, both included. */
export interface Free {
  readonly kind: 'dates';
  readonly from: string;
  readonly to: string;
}

export type Condition = Choice | Span | At | Free;
export type ConditionKind = Condition['kind'];

/** must: only who meets it is found. merit: who meets it stands higher. not: who meets it is not found. */
export const DEMANDS = ['must', 'merit', 'not'] as const;
export type Demand = (typeof DEMANDS)[number];

/** One thing that is asked for: one of the conditions is enough. */
export interface Wish {
  readonly demand: Demand;
  readonly any: readonly Condition[];
}

/**
 * Who is looked for: the one query object of all screens that look for people, of a role and of a saved search. Every
 * wish counts for itself (AND). `text` is read as plain Swedish; what of it is no wish is searched as words.
 */
export interface TalentQuery {
  readonly text: string;
  readonly wishes: readonly Wish[];
  /** Kinds for which those who have not told are found too, after those who fit. */
  readonly unknown: readonly UnknownKind[];
}

/** What a profile may leave untold. Everything else is either said or not so. */
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
export const isUnknownKind = (kind: string): kind is UnknownKind => UNKNOWN_KINDS.some((one) => one === kind);

/** Bounds of what can be asked, so that neither an address nor a role grows without end. */
export const WISHES_MAX = 30;
export const CONDITIONS_MAX = 40;
/** Of all wishes together: what somebody means has far fewer, and each costs the search a pass over everybody. */
export const CONDITIONS_IN_ALL_MAX = 120;
export const SPAN_LIMITS = { age: { min: 0, max: 110 }, height: { min: 40, max: 230 } } as const;
export const RADIUS_MAX_KM = 500;
/** Longest stretch of days asked for at once. */
export const DAYS_MAX = 366;
