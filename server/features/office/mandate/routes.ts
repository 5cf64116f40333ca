import { sql } from 'kysely';
import type { mandateRoutes } from '#contract/office/mandate.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { type ActedFor, beginMandate } from './commands/begin-mandate.ts';
import { putDownMandate } from './commands/put-down-mandate.ts';
import { findHeld, loadMandates, presentMandate } from './queries/load-mandates.ts';

/** The mandates under which administrators act for a company or a talent. */
export function mandateHandlers({ db }: Services): Handlers<typeof mandateRoutes> {
  const show = async (actor: AdminActor, id: string, moment: Moment) => {
    const [row] = await loadMandates(db, actor, sql`m.id = ${id}`);
    return row ? presentMandate(row, actor, moment) : refuse('not_found');
  };
  const begin = async (actor: AdminActor, whom: ActedFor, reason: string, moment: Moment) => {
    const id = await inTransaction(db, (trx) => beginMandate(trx, actor, whom, reason, moment));
    return isRefusal(id) ? id : show(actor, id, moment);
  };
  return {
    'GET /admin/mandate': async ({ actor, moment }) => {
      const row = await findHeld(db, actor, moment);
      return { held: row && presentMandate(row, actor, moment) };
    },
    'POST /admin/mandates/for-company': ({ actor, body: { reason, ...whom }, moment }) =>
      begin(actor, { ...whom, talent_id: null }, reason, moment),
    'POST /admin/mandates/for-talent': ({ actor, body: { reason, talent_id }, moment }) =>
      begin(actor, { talent_id, company_id: null, project_id: null }, reason, moment),
    'POST /admin/mandates/:id/put-down': async ({ actor, params, moment }) => {
      const ended = await inTransaction(db, (trx) => putDownMandate(trx, actor, params.id, moment));
      return isRefusal(ended) ? ended : show(actor, params.id, moment);
    },
  };
}
