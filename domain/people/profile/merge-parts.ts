/**
 * The parts that an administrator chooses from one of two differing profiles, each with its columns of `talents`.
 * Skills, languages, sizes, credits and pictures are not chosen: the staying profile keeps its own and gets those of
 * the other.
 */
export const MERGE_PARTS = {
  name: ['first_name', 'last_name', 'stage_name'],
  pronoun: ['pronoun'],
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

/** True if a profile has no value in any column of a part. */
const isUntold = (part: MergePart, values: MergeValues): boolean =>
  columnsOf(part).every((column) => isEmpty(values[column]));

const asText = (value: MergeValues[Column]) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);

/** The parts in which two profiles differ. */
export const differingParts = (one: MergeValues, other: MergeValues): MergePart[] =>
  MERGE_PART_IDS.filter((part) => columnsOf(part).some((column) => asText(one[column]) !== asText(other[column])));

/** A profile to compare; `approved_date` is an instant, null for a profile that was never approved. */
export interface MergeProfile {
  readonly values: MergeValues;
  readonly approved_date: string | null;
}

/**
 * The differing parts that are proposed from the leaving profile: parts that the staying profile has not filled in and,
 * if the leaving profile was approved later, all parts that it has filled in, because the profile reviewed last is the
 * likeliest to be right.
 */
export function proposedParts(stays: MergeProfile, goes: MergeProfile): MergePart[] {
  const isNewer = (goes.approved_date ?? '') > (stays.approved_date ?? '');
  return differingParts(stays.values, goes.values).filter(
    (part) => !isUntold(part, goes.values) && (isNewer || isUntold(part, stays.values)),
  );
}
