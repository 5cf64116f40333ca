import { sql } from 'kysely';
import type { recordingRoutes } from '#contract/recording.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { TalentActor } from '../../actor.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { isSeenId } from '../talent/policy.ts';
import { beginRecording } from './commands/begin-recording.ts';
import { keepPoster } from './commands/keep-poster.ts';
import { removeRecording } from './commands/remove-recording.ts';
import { findAddress, showRecordings } from './queries/show-recordings.ts';

/** Films and sounds that talents send. Their bytes come by another way (uploads-route.ts). */
export function recordingHandlers(services: Services): Handlers<typeof recordingRoutes> {
  const { db } = services;
  const show = async (actor: TalentActor, id: string, moment: Moment) =>
    (await showRecordings(services, actor, sql`r.id = ${id}`, moment))[0] ?? refuse('not_found');
  return {
    'GET /talent/recordings': async ({ actor, query, moment }) => {
      const { invitation_id = null } = query;
      const where = sql`r.status <> 'deleted' and r.invitation_id is not distinct from ${invitation_id}::uuid`;
      return { items: await showRecordings(services, actor, where, moment) };
    },
    'POST /talent/recordings': async ({ actor, body, moment }) => {
      const begun = await inTransaction(db, (trx) => beginRecording(trx, actor, body, moment));
      return isRefusal(begun) ? begun : show(actor, body.id, moment);
    },
    'POST /talent/recordings/:id/poster': async ({ actor, params, body, moment }) => {
      const kept = await keepPoster(services, actor, params.id, body);
      return isRefusal(kept) ? kept : show(actor, params.id, moment);
    },
    'POST /talent/recordings/:id/remove': async ({ actor, params, moment }) => {
      const removed = await inTransaction(db, (trx) => removeRecording(trx, actor, params.id, moment));
      return isRefusal(removed) ? removed : show(actor, params.id, moment);
    },
    'GET /talents/:id/recordings': async ({ actor, params, moment }) => {
      const { rows } = await sql`select where ${isSeenId(sql`${params.id}::uuid`, actor, moment.today)}`.execute(db);
      if (rows.length === 0) return refuse('not_found');
      const where = sql`r.talent_id = ${params.id} and r.status = 'ready' and r.purpose <> 'self_tape'`;
      return { items: await showRecordings(services, actor, where, moment) };
    },
    'GET /recordings/:id/address': async ({ actor, params, moment }) => {
      const found = await findAddress(services, actor, params.id, moment);
      if (!found) return refuse('not_found');
      return found.file ?? refuse('not_allowed_now');
    },
  };
}
