/** The two sides of a thread; a company's is any of its members. */
export const THREAD_SIDES = ['talent', 'company'] as const;
export type ThreadSide = (typeof THREAD_SIDES)[number];

export const THREAD_BOUNDS = {
  /** Letters of a message. */
  body: 4000,
  /** Files that come with one message. */
  files: 5,
  file_bytes: 10 * 1024 * 1024,
  /** Bytes that one account may have uploaded without a message, for a day at most: two messages and more. */
  unsent_bytes: 120 * 1024 * 1024,
  /** Letters of the name of a file. */
  file_name: 150,
  /** Letters of a report's text. */
  report: 1500,
  /** Letters of why something is hidden. */
  reason: 500,
} as const;

/** Days for which a closed thread can be read. */
export const READABLE_DAYS = 30;

/** The facts of the rules. */
export interface ThreadFacts {
  /** With a candidate, or from the company to all who are booked in the project. */
  readonly kind: 'candidate' | 'project';
  /** A booking that is not cancelled; of a project's thread of anybody. */
  readonly is_booked: boolean;
  /** Withdrawn, answered for good, or of a project that casts no longer. */
  readonly is_over: boolean;
  readonly company_has_written: boolean;
  /** The talent has blocked the company. */
  readonly is_blocked: boolean;
  /** A booking of the candidate whose work is not done. */
  readonly has_work_left: boolean;
  /** Under 18 without a guardian's consent: then no guardian is copied. */
  readonly lacks_guardian: boolean;
}

export type WhyNotWrite = 'thread_closed' | 'thread_blocked' | 'company_writes_first' | 'guardian_missing';

/**
 * The reason why a side may not write in a thread; null when it may. The company writes first, so that nobody is
 * pestered for an answer; with a booking both may. A talent who has blocked the company gets messages only until the
 * booked work is done, because both must be able to meet.
 */
export function whyNotWrite(side: ThreadSide, facts: ThreadFacts): WhyNotWrite | null {
  if (facts.kind === 'project') return side === 'company' && facts.is_booked ? null : 'thread_closed';
  if (facts.is_over && !facts.is_booked) return 'thread_closed';
  if (facts.is_blocked && !facts.has_work_left) return 'thread_blocked';
  if (facts.lacks_guardian) return side === 'talent' ? 'guardian_missing' : 'thread_closed';
  if (side === 'talent' && !facts.is_booked && !facts.company_has_written) return 'company_writes_first';
  return null;
}

/** The acts of one side about the other in a thread. */
export const THREAD_ACTS = ['report', 'block'] as const;
export type ThreadAct = (typeof THREAD_ACTS)[number];

/**
 * The acts of a side about the other. Messages to all who are booked can be reported by the talents; the company has no
 * single talent to report there. Only talents block: a company that has finished with a talent stops writing.
 */
export function actsOf(side: ThreadSide, { kind, is_blocked }: Pick<ThreadFacts, 'kind' | 'is_blocked'>): ThreadAct[] {
  if (side === 'company') return kind === 'candidate' ? ['report'] : [];
  return is_blocked ? ['report'] : ['report', 'block'];
}
