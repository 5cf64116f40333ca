/** Counter-offers as rows, and bodies, for tests of authorisation. */

import { NO_ADDITIONS } from '#domain/deal/terms/fee.ts';
import { ore } from '#domain/kernel/money/ore.ts';

/**
 * A statement that inserts, for each candidate in the select `which`, a counter-offer that waits for the company.
 * @returns the statement
 */
export const offersOf = (which: string, words = 'Hej', created = 'app_now()'): string => `
  with asked as (select k.*, p.company_id, (row_number() over (order by k.id))::int as n from candidates k join projects p on p.id = k.project_id
    where k.id in (${which})),
  offer as (
    insert into counter_offers (candidate_id, project_id, company_id, talent_id, status, ends_on, created_date)
    select id, project_id, company_id, talent_id, 'with_company', '2099-01-01', ${created} from asked
    returning id, candidate_id)
  insert into counter_offer_versions (counter_offer_id, version, made_by, terms, words, ends_on)
  select offer.id, 1, 'talent', asked.terms, '${words}', '2099-01-01' from offer join asked on asked.id = offer.candidate_id
  returning counter_offer_id as id`;

/** A proposal of another fee and no other change. */
export const aProposal = (fee = 700_000) => ({ fee_ore: ore(fee), additions: NO_ADDITIONS, months: [] });

/** A valid body, so that the route goes on to look for the counter-offer; undefined for other routes. */
export function offerBody(route: string, seen_version = 1): object | undefined {
  if (!route.includes('counter-offers')) return undefined;
  if (route.includes('/requests/')) return aProposal();
  return route.endsWith('/answer') ? { ...aProposal(), seen_version } : { seen_version };
}
