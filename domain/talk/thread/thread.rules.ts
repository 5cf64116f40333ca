/** The two sides of a thread; any member is the company's side. */
export const THREAD_SIDES = ['talent', 'company'] as const;
export type ThreadSide = (typeof THREAD_SIDES)[number];

export const THREAD_BOUNDS = {
  /** Characters of a message. */
  body: 4000,
  /** Files per message. */
  files: 5,
  file_bytes: 10 * 1024 * 1024,
  /** Bytes of uploaded but unsent files per account, kept a day at most: enough for two messages. */
  unsent_bytes: 120 * 1024 * 1024,
  /** Characters of a file name. */
  file_name: 150,
  /** Characters of a report. */
  report: 1500,
  /** Characters of the reason for hiding a message. */
  reason: 500,
} as const;

/** Characters of a question and of its answer to all; together with the words around them they fit into one message. */
export const ANSWER_BOUNDS = { question: 1000, body: 2800 } as const;

/** Letters from which a name is looked for in any case: shorter ones are often words ('Bo', 'My'). */
const LONG_NAME = 4;

/**
 * True if a text contains a first or last name of the asker as a word, so that an answer to all would say who asked.
 */
export function namesAsker(name: string, text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}-]+/u);
  const lower = new Set(words.map((word) => word.toLowerCase()));
  return name
    .split(/\s+/)
    .some((part) => (part.length < LONG_NAME ? words.includes(part) : lower.has(part.toLowerCase())));
}

/** Days for which a thread without a booking can be read after its end. */
export const READABLE_DAYS = 30;

/** The facts about a thread that its rules read. */
export interface ThreadFacts {
  /** A candidate's thread, or the company's messages to everybody booked in the project. */
  readonly kind: 'candidate' | 'project';
  /** True if the candidate has a booking that is not cancelled; for a project's thread, if any candidate has. */
  readonly is_booked: boolean;
  /**
   * True for a withdrawn request, for one with a final answer other than 'call_back', and when the project no longer
   * seeks people for the role.
   */
  readonly is_over: boolean;
  readonly company_has_written: boolean;
  /** True if the company has asked the candidate; false for a talent who showed interest in an announcement. */
  readonly is_asked: boolean;
  /** True if the talent has blocked the company. */
  readonly is_blocked: boolean;
  /** True if the candidate has a booking whose work is not done. */
  readonly has_work_left: boolean;
  /** True for a talent under 18 without a guardian's consent: then no guardian gets copies. */
  readonly lacks_guardian: boolean;
}

export type WhyNotWrite = 'thread_closed' | 'thread_blocked' | 'company_writes_first' | 'guardian_missing';

/**
 * The reason why a side may not write in a thread; null if it may. An asked talent may write at once, to ask
 * before answering. After an interest in an announcement the company writes first, so that nobody is pestered for an
 * answer; with a booking both sides may begin. If a talent has blocked the company, both can write only until
 * the booked work is done, because they must be able to meet.
 */
export function whyNotWrite(side: ThreadSide, facts: ThreadFacts): WhyNotWrite | null {
  if (facts.kind === 'project') return side === 'company' && facts.is_booked ? null : 'thread_closed';
  if (facts.is_over && !facts.is_booked) return 'thread_closed';
  if (facts.is_blocked && !facts.has_work_left) return 'thread_blocked';
  if (facts.lacks_guardian) return side === 'talent' ? 'guardian_missing' : 'thread_closed';
  const mayBegin = facts.is_asked || facts.is_booked || facts.company_has_written;
  if (side === 'talent' && !mayBegin) return 'company_writes_first';
  return null;
}

/** The acts of one side about the other in a thread. */
export const THREAD_ACTS = ['report', 'block'] as const;
export type ThreadAct = (typeof THREAD_ACTS)[number];

/**
 * The acts of a side about the other side. Talents can report messages to everybody booked; in that thread the company
 * has no single talent to report. Only talents can block: a company that has finished with a talent stops writing.
 */
export function actsOf(side: ThreadSide, { kind, is_blocked }: Pick<ThreadFacts, 'kind' | 'is_blocked'>): ThreadAct[] {
  if (side === 'company') return kind === 'candidate' ? ['report'] : [];
  return is_blocked ? ['report'] : ['report', 'block'];
}
