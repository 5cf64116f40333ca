import type { feeGuideRoutes } from '#contract/projects/fee-guide.ts';
import { minimumOn } from '#domain/deal/price/agreement-minimums.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { findGuide } from './queries/find-guide.ts';

/** What similar roles pay, for the form of a role. */
export function feeGuideHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof feeGuideRoutes> {
  return {
    'GET /fee-guide': async ({ query, actor, moment: { today } }) => {
      const { category, basis, hours, production_type } = query;
      const company_id = actor.role === 'company' ? actor.company_id : null;
      return {
        similar: category ? await findGuide(db, company_id, { category, basis, hours }) : null,
        minimum: minimumOn(today, production_type ?? null, basis),
      };
    },
  };
}
