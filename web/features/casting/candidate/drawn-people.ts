import type { CandidateRow } from '#contract/casting/candidate.ts';

/** Those asked whose profile can be looked at, each with the id of the candidate. */
export function drawnPeople(rows: readonly CandidateRow[]) {
  return rows.flatMap((row) => {
    const { id, name } = row.talent;
    return id === null ? [] : [{ id, name, candidate_id: row.id }];
  });
}
