import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ClosingShown } from '#contract/casting/closing.ts';
import { awaitsAnswer } from '#domain/casting/candidate/candidate.rules.ts';
import { type ClosingOutcome, USUAL_OUTCOME } from '#domain/casting/closing/closing.rules.ts';

/** The chosen message for each candidate, null for none. A candidate who is not in the map gets USUAL_OUTCOME. */
export type Choices = ReadonlyMap<string, ClosingOutcome | null>;

/** The candidates of a role without a final answer; candidates that have said yes come first. */
export function whoWaits(rows: readonly CandidateRow[], role_id: string): CandidateRow[] {
  const saidYes = (row: CandidateRow) => Number(row.interest_status === 'interested');
  return rows
    .filter((row) => row.role_id === role_id && awaitsAnswer(row))
    .toSorted((one, other) => saidYes(other) - saidYes(one));
}

/** The message that a candidate gets; null for none. */
export function outcomeOf(choices: Choices, id: string): ClosingOutcome | null {
  const chosen = choices.get(id);
  return chosen === undefined ? USUAL_OUTCOME : chosen;
}

/** The choices stored in a scheduled closing. A candidate who is not named there gets USUAL_OUTCOME. */
export const choicesOf = ({ named }: Pick<ClosingShown, 'named'>): Choices =>
  new Map(named.map(({ candidate_id, outcome }) => [candidate_id, outcome]));
