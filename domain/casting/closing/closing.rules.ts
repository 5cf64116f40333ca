/** The answers that a waiting candidate can get when their role is closed. */
export const CLOSING_OUTCOMES = ['not_now', 'kept', 'call_back'] as const;
export type ClosingOutcome = (typeof CLOSING_OUTCOMES)[number];

/**
 * The outcome for candidates for whom the company has chosen none, including those who arrive while the closing can be
 * undone.
 */
export const USUAL_OUTCOME: ClosingOutcome = 'not_now';

/** The answer to a candidate, in words. */
export interface ClosingAnswer {
  readonly outcome: ClosingOutcome;
  readonly text: string;
}

/** The text for each outcome. */
export type ClosingTexts = Readonly<Record<ClosingOutcome, string>>;

export const CLOSING_BOUNDS = { text: 600, named: 500 } as const;

const UNDO_MINUTES = 10;

/** The instant at which the answers of a closing that begins now are sent. */
export function takesEffectDate(now: string): string {
  return new Date(Date.parse(now) + UNDO_MINUTES * 60_000).toISOString();
}
