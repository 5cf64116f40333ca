import type { CandidateRow } from '#contract/casting/candidate.ts';

/** The asked people whose profile the company may open, each with the candidate's id. */
export function drawnPeople(rows: readonly CandidateRow[]) {
  return rows.flatMap((row) => {
    const { id, name } = row.talent;
    return id === null ? [] : [{ id, name, candidate_id: row.id }];
  });
}
