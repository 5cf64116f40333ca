import type { TalentQuery, Wish } from '#domain/finding/matching/condition.ts';
import type { Match } from '#server/search-index/talent-search.ts';
import type { Services } from '#server/services.ts';
import { wantedOf } from './search-talents.ts';

/** The match of a talent with a search, and the search's wishes. */
export type TalentMatch = Match & { readonly wishes: readonly Wish[] };

/** Matches one talent with several queries: the reverse of a search. `today` is an ISO day. */
export async function matchTalent(
  { talents, briefs }: Pick<Services, 'talents' | 'briefs'>,
  talent_id: string,
  queries: readonly TalentQuery[],
  today: string,
): Promise<TalentMatch[]> {
  if (queries.length === 0) return [];
  const all = (await wantedOf({ briefs }, queries, today)).map(({ wanted }) => wanted);
  const matches = await talents.search({ kind: 'match', talent_id, all });
  return matches.map((match, at) => ({ ...match, wishes: all[at]?.wishes ?? [] }));
}
