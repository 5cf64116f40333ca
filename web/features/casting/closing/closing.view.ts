import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ClosingShown } from '#contract/casting/closing.ts';
import { awaitsAnswer } from '#domain/casting/candidate/candidate.rules.ts';
import { type ClosingOutcome, USUAL_OUTCOME } from '#domain/casting/closing/closing.rules.ts';

/** The message to each candidate: null for none; a candidate not in the map gets the usual one. */
export type Choices = ReadonlyMap<string, ClosingOutcome | null>;

/** The candidates of a role that still wait for an answer; the yes answers first. */
export function whoWaits(rows: readonly CandidateRow[], role_id: string): CandidateRow[] {
  const saidYes = (row: CandidateRow) => Number(row.interest_status === 'interested');
  return rows
    .filter((row) => row.role_id === role_id && awaitsAnswer(row))
    .toSorted((one, other) => saidYes(other) - saidYes(one));
}

/** The chosen message to a candidate. */
export function outcomeOf(choices: Choices, id: string): ClosingOutcome | null {
  const chosen = choices.get(id);
  return chosen === undefined ? USUAL_OUTCOME : chosen;
}

/** The messages of a scheduled closing. */
export const choicesOf = ({ named }: Pick<ClosingShown, 'named'>): Choices =>
  new Map(named.map(({ candidate_id, outcome }) => [candidate_id, outcome]));
