import type { TalentQuery, Wish } from '#domain/matching/condition.ts';
import { loadSome } from '../../../search-index/load.ts';
import { rankBest } from '../../../search-index/rank.ts';
import { explainer, type Reason } from '../../../search-index/reasons.ts';
import { segmentBuilder } from '../../../search-index/segment.ts';
import { select } from '../../../search-index/select.ts';
import type { Services } from '../../../services.ts';
import { askOf } from './search-talents.ts';

/** How somebody stands to a search. */
export interface TalentMatch {
  /** True when the search finds them. */
  readonly fits: boolean;
  readonly score: number;
  readonly wishes: readonly Wish[];
  readonly reasons: readonly Reason[];
}

/**
 * How one talent stands to each of some searches: the search the other way round. It is the index's own select, over a
 * segment of this one person, so that who sees what they fit is whom the search would find. `today` is an ISO day.
 */
export async function matchTalent(
  { db, talents }: Pick<Services, 'db' | 'talents'>,
  talent_id: string,
  queries: readonly TalentQuery[],
  today: string,
): Promise<TalentMatch[]> {
  const rows = await loadSome(db, [talent_id]);
  // Asked once what has changed, and not by each search.
  const segments = await talents.current();
  const services = { db, talents: { current: () => Promise.resolve(segments) } };
  const builder = segmentBuilder(today);
  for (const row of rows) builder.add(row);
  const segment = builder.build();
  const matches: TalentMatch[] = [];
  for (const query of queries) {
    const { ask } = await askOf(services, query, { looker: null, today });
    const selected = select(segment, ask);
    const [person] = rankBest([selected], ask, { from: 0, size: 1 }).people;
    const reasons = segment.size > 0 ? explainer(segment, ask.wishes)(0) : [];
    matches.push({ fits: person !== undefined, score: person?.score ?? 0, wishes: ask.wishes, reasons });
  }
  return matches;
}
