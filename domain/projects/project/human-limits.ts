import { tuesdayAfterWeekend } from '#domain/kernel/time/calendar.ts';
import { daysBetween } from '#domain/kernel/time/day.ts';

/** The parts of a request that are compared with the limits. */
export interface Asking {
  /** ISO days: when the request reaches people, and the last day to answer. */
  readonly asked_on: string;
  readonly answer_by: string;
  /** Length of all text to read, in characters. */
  readonly text_length: number;
  readonly is_unpaid: boolean;
  readonly production_type: string | null;
  /** Number of roles for which one person is asked at once. */
  readonly role_count: number;
  /** Unanswered requests, with those about to be sent, for each person that the role needs. */
  readonly open_per_place: number;
  /** Content of the role that not every talent accepts, and the note on it. */
  readonly content: readonly string[];
  readonly content_note: string;
}

export const HUMAN_LIMITS = [
  'no_time',
  'few_days',
  'over_weekend',
  'much_text',
  'too_much_text',
  'many_roles',
  'many_open',
  'too_many_open',
  'unpaid',
  'unpaid_advertising',
  'intimacy_unsaid',
] as const;
export type HumanLimit = (typeof HUMAN_LIMITS)[number];

/** Limits that may not be exceeded; the others are warnings. */
export const STOPS: readonly HumanLimit[] = ['too_much_text', 'too_many_open', 'unpaid_advertising', 'intimacy_unsaid'];

/** Characters on a page of a script. */
const PAGE = 1800;
/** Number of pages that can be read in three days, and the maximum. */
const SHORT_PAGES = 3;
const PAGES_MAX = 6;
const ROLES_MAX = 2;
/** Recommended maximum number of requests for each person that the role needs; with more, most people hope in vain. */
const OPEN_AIMED = 10;
const OPEN_MAX = 30;
const ADVERTISING = ['commercial_film', 'stills', 'social'];
/** By the guidelines for intimate scenes, a request must describe how far these go. */
const INTIMATE = ['intimacy', 'nudity'];

/**
 * The limits that a request exceeds, in the order of `HUMAN_LIMITS`: days to answer, weekend, pages, roles, open
 * requests, unpaid work, undescribed intimacy. Pure, so that form and server agree.
 */
export function humanLimits(asking: Asking): HumanLimit[] {
  const days = daysBetween(asking.asked_on, asking.answer_by);
  const pages = asking.text_length / PAGE;
  const tuesday = tuesdayAfterWeekend(asking.asked_on);
  const isAdvertising = ADVERTISING.includes(asking.production_type ?? '');
  const isSaid = asking.content_note.trim() !== '';
  const found: Record<HumanLimit, boolean> = {
    no_time: days < 1,
    few_days: days >= 1 && days < (pages > SHORT_PAGES ? 4 : 3),
    over_weekend: tuesday !== null && asking.answer_by < tuesday,
    much_text: pages > SHORT_PAGES && pages <= PAGES_MAX,
    too_much_text: pages > PAGES_MAX,
    many_roles: asking.role_count > ROLES_MAX,
    many_open: asking.open_per_place > OPEN_AIMED && asking.open_per_place <= OPEN_MAX,
    too_many_open: asking.open_per_place > OPEN_MAX,
    unpaid: asking.is_unpaid && !isAdvertising,
    unpaid_advertising: asking.is_unpaid && isAdvertising,
    intimacy_unsaid: !isSaid && asking.content.some((id) => INTIMATE.includes(id)),
  };
  return HUMAN_LIMITS.filter((limit) => found[limit]);
}

/** The exceeded limits that stop a request. */
export const stopsIn = (limits: readonly HumanLimit[]): HumanLimit[] => limits.filter((limit) => STOPS.includes(limit));
