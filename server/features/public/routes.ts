import type { z } from 'zod';
import type { publicRoutes } from '#contract/public.ts';
import { SEARCH_PHRASES } from '#contract/search-phrases.ts';
import type { TalentQuery } from '#domain/matching/condition.ts';
import { readWish } from '#domain/matching/wish-token.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';

/** For how long the counts of the demo are given out again, in ms: strangers ask, so the search must not be what they wait for. */
const KEPT_FOR_MS = 60_000;

type Counts = z.input<(typeof publicRoutes)['GET /search-demo']['response']>;

/** How many findable talents fit on that day, by the companies' own search. */
export type CountTalents = (query: TalentQuery, moment: Moment) => Promise<number>;

const SEARCHES = SEARCH_PHRASES.map(({ id, understood }) => ({
  id,
  query: {
    text: '',
    wishes: understood.flatMap(({ wish }) => readWish(wish) ?? []),
    unknown: [],
  } satisfies TalentQuery,
}));

/** What anybody may ask: the search demo of /SaFungerarDet. */
export function publicHandlers(
  _services: Pick<Services, 'db'>,
  countTalents?: CountTalents,
): Handlers<typeof publicRoutes> {
  const count = async (moment: Moment): Promise<Counts> => ({
    phrases: countTalents
      ? await Promise.all(SEARCHES.map(async ({ id, query }) => ({ id, count: await countTalents(query, moment) })))
      : [],
  });
  let kept: { readonly until: number; readonly answer: Promise<Counts> } | undefined;

  return {
    'GET /search-demo': async ({ moment }) => {
      const now = Date.parse(moment.now);
      if (!kept || now >= kept.until) {
        const answer = count(moment);
        const own = { until: now + KEPT_FOR_MS, answer };
        kept = own;
        // What failed is asked again by the next one.
        answer.catch(() => {
          if (kept === own) kept = undefined;
        });
      }
      return await kept.answer;
    },
  };
}
