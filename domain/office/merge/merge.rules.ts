import type { ClientDecision, InterestStatus } from '#domain/casting/candidate/candidate.workflow.ts';

/**
 * What of two profiles is chosen from one of them where they differ, each with its columns of `talents`. Skills,
 * languages, sizes, credits and pictures are not chosen among: the one that stays gets what it lacks of them.
 */
export const MERGE_PARTS = {
  name: ['first_name', 'last_name'],
  bio: ['bio'],
  trades: ['categories'],
  playing: ['plays_genders', 'playing_age_min', 'playing_age_max'],
  home: ['municipality_id'],
  places: ['local_places', 'travels'],
  height: ['height_cm'],
  hair: ['hair_color', 'hair_length', 'hair_type'],
  eyes: ['eye_color'],
  beard: ['facial_hair'],
  body: ['body_type'],
  features: ['features'],
  speech: ['dialect', 'other_dialects', 'accents'],
  licences: ['licences'],
  car: ['car'],
  agency: ['agency'],
  papers: ['passport_until', 'may_work', 'may_work_until'],
  limits: ['declines', 'accepts'],
  fee: ['day_fee_min_ore'],
} as const;
export type MergePart = keyof typeof MERGE_PARTS;
export const MERGE_PART_IDS = Object.keys(MERGE_PARTS) as [MergePart, ...MergePart[]];

type Column = (typeof MERGE_PARTS)[MergePart][number];
/** The columns of one profile that can be chosen. */
export type MergeValues = { readonly [Key in Column]: string | number | boolean | string[] | null };

const isEmpty = (value: MergeValues[Column]) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
const columnsOf = (part: MergePart): readonly Column[] => MERGE_PARTS[part];

/** Whether nothing is told of a part. */
export const isUntold = (part: MergePart, values: MergeValues): boolean =>
  columnsOf(part).every((column) => isEmpty(values[column]));

const asText = (value: MergeValues[Column]) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);

/** The parts in which two profiles differ. */
export const differingParts = (one: MergeValues, other: MergeValues): MergePart[] =>
  MERGE_PART_IDS.filter((part) => columnsOf(part).some((column) => asText(one[column]) !== asText(other[column])));

/** A profile as it is compared; `approved_date` is an instant, null for one that nobody has approved. */
export interface MergeProfile {
  readonly values: MergeValues;
  readonly approved_date: string | null;
}

/**
 * Which of the parts that differ are proposed from the one that goes: what only it has told; and all it has told where
 * its profile was approved later, since the newest that somebody has looked at is the likeliest to be right.
 */
export function proposedParts(stays: MergeProfile, goes: MergeProfile): MergePart[] {
  const isNewer = (goes.approved_date ?? '') > (stays.approved_date ?? '');
  return differingParts(stays.values, goes.values).filter(
    (part) => !isUntold(part, goes.values) && (isNewer || isUntold(part, stays.values)),
  );
}

/** What has to be dealt with before two accounts become one, in the order in which it is said. */
export const MERGE_HINDRANCES = [
  'two_people',
  'numbers_go',
  'not_active',
  'leaving',
  'ages',
  'guardians',
  'acted_for',
  'bookings_overlap',
  'same_role',
] as const;
export type MergeHindrance = (typeof MERGE_HINDRANCES)[number];

/** What is looked at before. */
export interface MergeFacts {
  /** Whether each has told a personal number. A number is in one account alone, so two that have one are two people. */
  readonly stays_has_number: boolean;
  readonly goes_has_number: boolean;
  /** Suspended, or with a decision that is appealed. */
  readonly is_shut_out: boolean;
  /** One of them has asked to be deleted. */
  readonly is_leaving: boolean;
  /** One is under 18 and the other is not. */
  readonly has_two_ages: boolean;
  /** Both have guardians on record. */
  readonly has_two_guardians: boolean;
  /** An administrator acts for one of them just now. */
  readonly is_acted_for: boolean;
  /** Pairs of bookings, one of each, with days in common. */
  readonly overlapping_count: number;
  /** Roles in which both have said yes. */
  readonly same_role_count: number;
}

export function mergeHindrancesOf(facts: MergeFacts): MergeHindrance[] {
  const { stays_has_number, goes_has_number } = facts;
  const holds: Readonly<Record<MergeHindrance, boolean>> = {
    two_people: stays_has_number && goes_has_number,
    // Numbers are sealed where they are, and what was paid is told to the tax agency under them.
    numbers_go: goes_has_number && !stays_has_number,
    not_active: facts.is_shut_out,
    leaving: facts.is_leaving,
    ages: facts.has_two_ages,
    guardians: facts.has_two_guardians,
    acted_for: facts.is_acted_for,
    bookings_overlap: facts.overlapping_count > 0,
    same_role: facts.same_role_count > 0,
  };
  return MERGE_HINDRANCES.filter((code) => holds[code]);
}

interface Asked {
  readonly interest_status: InterestStatus;
  readonly client_decision: ClientDecision | null;
}

/** How far an asking has come, for telling which of two for the same role goes on. */
export function stageOf({ interest_status, client_decision }: Asked): number {
  if (client_decision === 'approved') return 5;
  if (client_decision === 'rejected') return 2;
  return { interested: 4, pending: 3, overdue_interest: 1, not_interested: 0 }[interest_status];
}

/** From which on both sides rely on it, so that nobody but them ends it. */
export const RELIED_ON = 4;

/** What of the one that goes is counted before, in the order in which it is told. */
export const MERGED_THINGS = [
  'pictures',
  'films',
  'credits',
  'documents',
  'candidates',
  'auditions',
  'bookings',
  'agreements',
  'rights',
  'reports',
  'payouts',
  'reviews',
  'threads',
  'messages',
  'inquiries',
  'notices',
  'lists',
  'guardians',
  'consents',
  'notes',
] as const;
export type MergedThing = (typeof MERGED_THINGS)[number];
