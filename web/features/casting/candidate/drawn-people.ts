import type { CandidateRow } from '#contract/casting/candidate.ts';

/** The candidates whose profile the company may open, as people for the drawer. */
export function drawnPeople(rows: readonly CandidateRow[]) {
  return rows.flatMap((row) => {
    const { id, name } = row.talent;
    return id === null ? [] : [{ id, name, candidate_id: row.id }];
  });
}
