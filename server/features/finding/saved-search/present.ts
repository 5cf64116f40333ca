import type { SavedSearch } from '#contract/finding/saved-search.ts';
import { keptQuery } from '#contract/finding/talent-query.ts';
import { hasPassed, WATCHED_MAX } from '#domain/finding/saved-search/saved-search.rules.ts';
import type { SavedSearchRow } from './queries/load-search.ts';

/** A saved search as shown to its owner on `today` (ISO day). */
export function presentSearch(row: SavedSearchRow, today: string): SavedSearch {
  const query = keptQuery.parse(row.query);
  return { ...row, query, has_passed: hasPassed(query, today), is_too_wide: row.found_count > WATCHED_MAX };
}
