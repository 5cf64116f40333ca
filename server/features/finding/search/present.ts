import type { SearchHit } from '#contract/finding/search.ts';
import { presentCard } from '#server/features/people/talent/present.ts';
import type { CardRow } from '#server/features/people/talent/queries.ts';
import type { FoundTalent } from '#server/search-index/talent-search.ts';
import type { Mark } from './queries/find-marks.ts';

/**
 * A found talent with score and reasons of the match, and the roles of the given project for which the talent is picked
 * or asked.
 */
export function presentHit(row: CardRow, { score, reasons }: FoundTalent, marks: readonly Mark[]): SearchHit {
  const own = marks.filter(({ talent_id }) => talent_id === row.id);
  return {
    ...presentCard(row),
    score,
    reasons,
    marks: own.map(({ role_id, role_title, kind }) => ({ role_id, role_title, kind })),
  };
}
