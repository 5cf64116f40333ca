/** What a brief can ask for. The first ten hold ids of the vocabulary, the others numbers and days. */
export type Slot =
  | 'category'
  | 'gender'
  | 'hair_color'
  | 'eye_color'
  | 'beard'
  | 'place'
  | 'language'
  | 'dialect'
  | 'skill'
  | 'licence'
  | 'feature'
  | 'body_type'
  | 'hair_length'
  | 'hair_type'
  | 'age'
  | 'height'
  | 'radius'
  | 'dates'
  | 'fee'
  | 'headcount'
  | 'deadline'
  | 'voice'
  | 'pay';

/** From–to, inclusive: years of age, cm, whole kronor, km or persons. A bound that was not said is absent. */
export type Bounds = { readonly min?: number; readonly max?: number };

/** What a day is for. A day of which nothing is said is one of work. */
const DAY_USES = ['work', 'rehearsal', 'audition', 'premiere', 'tour'] as const;
export type DayUse = (typeof DAY_USES)[number];

/** Voice parts, as choirs and operas ask for them. */
export const VOICES = ['soprano', 'mezzo', 'alto', 'tenor', 'baritone', 'bass'] as const;
export type VoicePart = (typeof VOICES)[number];

/** Whether a text says that the work is paid, where it names no amount. */
export const PAYS = ['paid', 'unpaid'] as const;
export type Pay = (typeof PAYS)[number];

/** Days to be free, both inclusive, ISO. */
export type Span = { readonly from: string; readonly to: string };

/** An id of the vocabulary, of `VOICES` or `PAYS`, bounds of numbers, or days. */
export type Value = string | Bounds | Span;

/** Where something stands in the text as it was typed: UTF-16 indices, the end not included. */
export type TextSpan = { readonly start: number; readonly end: number };

export type Field = TextSpan & {
  readonly slot: Slot;
  readonly value: Value;
  /** Id of a level of the skill or language, where one was said. */
  readonly level?: string;
  readonly demand: 'must' | 'merit';
  /** What it is called by itself where the notion takes in several (valthorn, of the notion trumpet och brass). */
  readonly noun?: string;
  /** What must not be. */
  readonly excluded: boolean;
  /** Of days: what they are for. */
  readonly use?: DayUse;
  /** Of a place: people live there, and the work may be somewhere else. */
  readonly is_home?: true;
  /** Fields with the same number are alternatives ('eller'): one of them is enough. */
  readonly any_of?: number;
  /** The rule of the grammar that made it. */
  readonly why: string;
};

/** Text that became no field. 'glue' only ties other words together; 'free' is searched as text; 'unread' tells of
 * something else than the person sought (story, client, usage, deadlines) and is kept from being read as a wish. */
export type Leftover = TextSpan & {
  readonly kind: 'glue' | 'free' | 'unread';
  /** True for what was understood and is not asked for: 'behöver inte kunna rida'. */
  readonly is_let_go?: true;
};

export type Reading = { readonly fields: readonly Field[]; readonly leftover: readonly Leftover[] };
