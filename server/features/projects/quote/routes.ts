import type { quoteRoutes } from '#contract/projects/quote.ts';
import { quoteOf } from '#domain/deal/price/quote.ts';
import { add, isOre } from '#domain/kernel/money/ore.ts';
import { placeOfReader } from '#server/features/companies/place/queries.ts';
import { loadRates } from '#server/features/deal/rate/queries/load-rates.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { presentQuote } from './present.ts';

/** Prices of the roles in a form. The server computes them, so that the browser need not have the rules. */
export function quoteHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof quoteRoutes> {
  return {
    'POST /prices/quote': async ({ actor, body: { dates, roles, tax_form }, moment: { today } }) => {
      const [rates, place] = await Promise.all([loadRates(db, today), placeOfReader(db, actor)]);
      const quotes = roles.map((role) => quoteOf({ dates }, role, tax_form, { rates, today }));
      const sums = quotes.map(({ of_all_ore }) => of_all_ore).filter((sum) => sum !== null);
      const isWhole = sums.length === quotes.length && isOre(sums.reduce((sum, one) => sum + one, 0));
      return { roles: quotes.map((quote) => presentQuote(quote, place)), total_ore: isWhole ? add(...sums) : null };
    },
  };
}
