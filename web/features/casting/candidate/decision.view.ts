import type { CandidateRow } from '#contract/casting/candidate.ts';

/** The company's possible decisions about a candidate. */
export const DECISIONS = ['approve', 'call-back', 'hold', 'reject', 'undecide'] as const;
export type Decision = (typeof DECISIONS)[number];

export type Decided = Pick<CandidateRow, 'client_decision' | 'consideration'>;

/** The fields of a candidate after a decision. */
export function decidedBy(command: Decision): Decided {
  return {
    client_decision: command === 'approve' ? 'approved' : command === 'reject' ? 'rejected' : null,
    consideration: command === 'hold' ? 'hold' : command === 'call-back' ? 'callback' : null,
  };
}
