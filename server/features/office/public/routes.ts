import type { z } from 'zod';
import { SEARCH_PHRASES } from '#contract/finding/search-phrases.ts';
import type { publicRoutes } from '#contract/office/public.ts';
import { countTalents } from '#server/features/finding/search/queries/search-talents.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';

/**
 * Time in ms for which the counts of the search demo are reused. Visitors without an account cause these calls, so they
 * must not load the search.
 */
const KEPT_FOR_MS = 60_000;

type Counts = z.input<(typeof publicRoutes)['GET /search-demo']['response']>;

/** The public calls: the search demo of /SaFungerarDet. */
export function publicHandlers(services: Pick<Services, 'db' | 'talents' | 'briefs'>): Handlers<typeof publicRoutes> {
  // Counts the talents that a company would find by typing the phrases.
  const count = async (today: string): Promise<Counts> => ({
    phrases: await Promise.all(
      SEARCH_PHRASES.map(async ({ id, text }) => {
        return { id, count: await countTalents(services, { text, wishes: [], unknown: [] }, { looker: null, today }) };
      }),
    ),
  });
  let kept: { readonly until: number; readonly answer: Promise<Counts> } | undefined;

  return {
    'GET /search-demo': async ({ moment }) => {
      const now = Date.parse(moment.now);
      if (!kept || now >= kept.until) {
        const answer = count(moment.today);
        const own = { until: now + KEPT_FOR_MS, answer };
        kept = own;
        // A failed count is not reused, so that the next call tries again.
        answer.catch(() => {
          if (kept === own) kept = undefined;
        });
      }
      return await kept.answer;
    },
  };
}
