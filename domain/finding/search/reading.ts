/**
 * Properties that a brief can state. Those from 'category' to 'hair_type' hold ids, mostly of the vocabulary; a gender
 * can also be 'any', a place one of `REGIONS`, an excluded feature one of `RULED_OUT_WORDS`. 'voice' and 'pay' hold ids
 * of `VOICES` and `PAYS`, the others numbers or days.
 */
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

/** From–to, inclusive: years of age, cm, whole kronor, km or persons. An unstated bound is absent. */
export type Bounds = { readonly min?: number; readonly max?: number };

/** Uses of a day. A day without a named use is a day of work. */
const DAY_USES = ['work', 'rehearsal', 'audition', 'premiere', 'tour'] as const;
export type DayUse = (typeof DAY_USES)[number];

/** Voice parts of choirs and operas. */
export const VOICES = ['soprano', 'mezzo', 'alto', 'tenor', 'baritone', 'bass'] as const;
export type VoicePart = (typeof VOICES)[number];

/** Paid or unpaid work; 'paid' only in texts that name no amount. */
export const PAYS = ['paid', 'unpaid'] as const;
export type Pay = (typeof PAYS)[number];

/** Days that a brief names, for a use of a day or as a deadline: ISO, both ends included. */
export type Span = { readonly from: string; readonly to: string };

/** An id (see `Slot`), bounds of numbers, or days. */
export type Value = string | Bounds | Span;

/** A stretch of the typed text, as UTF-16 indices, end excluded. */
export type TextSpan = { readonly start: number; readonly end: number };

export type Field = TextSpan & {
  readonly slot: Slot;
  readonly value: Value;
  /** Id of a level of the skill or language, if stated. */
  readonly level?: string;
  readonly demand: 'must' | 'merit';
  /** The name of the thing itself, if the notion includes several (valthorn, in the notion trumpet och brass). */
  readonly noun?: string;
  /** True if the text rules the value out. */
  readonly excluded: boolean;
  /** Use of the days; only for the slot 'dates'. */
  readonly use?: DayUse;
  /** True for the home of the people sought; the work may be elsewhere. */
  readonly is_home?: true;
  /** Fields with the same number are alternatives ('eller'). */
  readonly any_of?: number;
  /** The rule of the grammar that produced the field. */
  readonly why: string;
};

/**
 * Text that became no field. 'glue' only joins other words or belongs to a field; 'free' is searched as text; 'unread'
 * is never read as a wish: the text is about anything but the person sought (story, client, usage), or asks for
 * nothing.
 */
export type Leftover = TextSpan & {
  readonly kind: 'glue' | 'free' | 'unread';
  /**
   * True if the text asks for nothing ('behöver inte kunna rida') or only tells the purpose ('barn till reklamfilm').
   */
  readonly is_let_go?: true;
};

export type Reading = { readonly fields: readonly Field[]; readonly leftover: readonly Leftover[] };
