import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ClosingShown } from '#contract/casting/closing.ts';
import { awaitsAnswer } from '#domain/casting/candidate/candidate.rules.ts';
import { type ClosingOutcome, USUAL_OUTCOME } from '#domain/casting/closing/closing.rules.ts';

/** What each who is named hears: nothing for null, the usual for whom nothing is said. */
export type Choices = ReadonlyMap<string, ClosingOutcome | null>;

/** Those of a role who still wait for an answer; those who have said yes first. */
export function whoWaits(rows: readonly CandidateRow[], role_id: string): CandidateRow[] {
  const saidYes = (row: CandidateRow) => Number(row.interest_status === 'interested');
  return rows
    .filter((row) => row.role_id === role_id && awaitsAnswer(row))
    .toSorted((one, other) => saidYes(other) - saidYes(one));
}

/** What somebody hears by the choices that were made. */
export function outcomeOf(choices: Choices, id: string): ClosingOutcome | null {
  const chosen = choices.get(id);
  return chosen === undefined ? USUAL_OUTCOME : chosen;
}

/** What a closing that waits says to each. */
export const choicesOf = ({ named }: Pick<ClosingShown, 'named'>): Choices =>
  new Map(named.map(({ candidate_id, outcome }) => [candidate_id, outcome]));
