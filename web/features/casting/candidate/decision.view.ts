import type { CandidateRow } from '#contract/casting/candidate.ts';

/** What the company says about somebody on its board. */
export const DECISIONS = ['approve', 'call-back', 'hold', 'reject', 'undecide'] as const;
export type Decision = (typeof DECISIONS)[number];

export type Decided = Pick<CandidateRow, 'client_decision' | 'consideration'>;

/** What is known of somebody once a decision is made. */
export function decidedBy(command: Decision): Decided {
  return {
    client_decision: command === 'approve' ? 'approved' : command === 'reject' ? 'rejected' : null,
    consideration: command === 'hold' ? 'hold' : command === 'call-back' ? 'callback' : null,
  };
}
