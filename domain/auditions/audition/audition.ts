import { addDays } from '#domain/kernel/time/day.ts';
import { clockIn, instantAt } from '#domain/kernel/time/instant.ts';
import type { AuditionKind } from './audition.workflow.ts';

/** Limits of the fields of the form. */
export const AUDITION_BOUNDS = {
  title: 120,
  text: 2000,
  line: 200,
  takes: 5,
  minutes: 15,
  message: 500,
  access_needs: 300,
  sides_bytes: 10_000_000,
} as const;

/** The company's text of an audition; undecided texts are empty. */
export interface AuditionContent {
  readonly kind: AuditionKind;
  readonly title: string;
  /** The instruction to the candidate. */
  readonly instruction: string;
  /** The scene's surroundings, its tone, and the director's note. */
  readonly context: string;
  readonly tone: string;
  readonly director_note: string;
  /** Instant until which a self-tape may be begun; null for other kinds, and until the company sets it. */
  readonly deadline_date: string | null;
  readonly max_takes: number;
  readonly max_minutes: number;
  readonly place: string;
  readonly address: string;
  readonly contact: string;
  readonly bring: string;
  readonly video_link: string;
  /** ISO day of the company's answer; null to use the project's day. */
  readonly decision_by: string | null;
  /** True if people of several roles read together in one slot. */
  readonly reads_together: boolean;
  /** True if candidates choose a free slot. */
  readonly may_choose_time: boolean;
  /** True if the audition has nudity or intimate scenes. */
  readonly is_intimate: boolean;
}

export type AuditionNeed = 'title' | 'instruction' | 'context' | 'deadline_date' | 'place' | 'contact' | 'decision_by';

const NEEDS: Readonly<Record<AuditionKind, readonly AuditionNeed[]>> = {
  // Good practice for tapes: every request states tone, context and the day of the answer.
  self_tape: ['title', 'instruction', 'context', 'deadline_date', 'decision_by'],
  on_site: ['title', 'instruction', 'place', 'contact', 'decision_by'],
  video_call: ['title', 'instruction', 'contact', 'decision_by'],
};

/** The parts that are still missing before candidates can be called. */
export const lacksOfAudition = (content: Pick<AuditionContent, 'kind' | AuditionNeed>): AuditionNeed[] =>
  NEEDS[content.kind].filter((field) => !content[field]);

/** The later of two instants; a missing one does not count. */
export function laterOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(a) < Date.parse(b) ? b : a;
}

/**
 * The instant of the system's reminder of a missing tape: one day before the deadline, at the same clock time. Null
 * without a deadline, or if that instant has passed.
 */
export function remindOfTapeAt(deadline: string | null, now: string): string | null {
  if (deadline === null) return null;
  const { day, time } = clockIn(deadline);
  const at = instantAt(addDays(day, -1), time);
  return Date.parse(at) > Date.parse(now) ? at : null;
}
