import { addDays } from '#domain/kernel/time/day.ts';
import { clockIn, instantAt } from '#domain/kernel/time/instant.ts';
import type { AuditionKind } from './audition.workflow.ts';

/** How much a form takes. */
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

/** What the company writes of an audition; nothing is null but what has not been decided. */
export interface AuditionContent {
  readonly kind: AuditionKind;
  readonly title: string;
  /** What to do. */
  readonly instruction: string;
  /** What happens around the scene, how it sounds, and what the director wants people to know. */
  readonly context: string;
  readonly tone: string;
  readonly director_note: string;
  /** Instant; of a self-tape. */
  readonly deadline_date: string | null;
  readonly max_takes: number;
  readonly max_minutes: number;
  readonly place: string;
  readonly address: string;
  readonly contact: string;
  readonly bring: string;
  readonly video_link: string;
  /** ISO day; null for as the project says. */
  readonly decision_by: string | null;
  /** Several roles are read together in one slot. */
  readonly reads_together: boolean;
  /** Who is called takes a free time by themselves. */
  readonly may_choose_time: boolean;
  /** It has nudity or intimate scenes in it. */
  readonly is_intimate: boolean;
}

export type AuditionNeed = 'title' | 'instruction' | 'context' | 'deadline_date' | 'place' | 'contact' | 'decision_by';

const NEEDS: Readonly<Record<AuditionKind, readonly AuditionNeed[]>> = {
  // Good practice for tapes: tone, context and when an answer comes are told with every request.
  self_tape: ['title', 'instruction', 'context', 'deadline_date', 'decision_by'],
  on_site: ['title', 'instruction', 'place', 'contact', 'decision_by'],
  video_call: ['title', 'instruction', 'contact', 'decision_by'],
};

/** What has to be written before anybody is called. */
export const lacksOfAudition = (content: Pick<AuditionContent, 'kind' | AuditionNeed>): AuditionNeed[] =>
  NEEDS[content.kind].filter((field) => !content[field]);

/** The later of two instants, either of which may be none. */
export function laterOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(a) < Date.parse(b) ? b : a;
}

/** When the system reminds of a tape that has not come: the day before, at the same time; null where that is over. */
export function remindOfTapeAt(deadline: string | null, now: string): string | null {
  if (deadline === null) return null;
  const { day, time } = clockIn(deadline);
  const at = instantAt(addDays(day, -1), time);
  return Date.parse(at) > Date.parse(now) ? at : null;
}
