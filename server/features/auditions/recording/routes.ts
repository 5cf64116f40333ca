import type { FastifyInstance } from 'fastify';
import type { recordingRoutes } from '#contract/people/recording.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';
import { removeUpload, sizeAt, uploadPlace } from '#server/files/uploads-folder.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { MountContext } from '#server/http/mount-context.ts';
import { mountResumableUploads } from '#server/http/resumable-uploads.ts';
import type { Services } from '#server/services.ts';
import { captionRecording, orderRecordings } from './commands/arrange-recordings.ts';
import { beginRecording } from './commands/begin-recording.ts';
import { keepPoster } from './commands/keep-poster.ts';
import { receiveRecording, stayFresh } from './commands/receive-recording.ts';
import { removeRecording } from './commands/remove-recording.ts';
import { loadOwn } from './queries/load-recordings.ts';
import { findAddress, showRecordings } from './queries/show-recordings.ts';

/** Films and sounds of talents. Their bytes arrive by the upload route below. */
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
    'POST /talent/recordings/:id/caption': async ({ actor, params, body, moment }) => {
      const named = await inTransaction(db, (trx) => captionRecording(trx, actor, params.id, body.caption, moment));
      return isRefusal(named) ? named : show(actor, params.id, moment);
    },
    'PUT /talent/recordings/order': async ({ actor, body: { purpose, ids }, moment }) => {
      const ordered = await inTransaction(db, (trx) => orderRecordings(trx, actor, purpose, ids));
      if (isRefusal(ordered)) return ordered;
      const where = sql`r.status <> 'deleted' and r.purpose = ${purpose}`;
      return { items: await showRecordings(services, actor, where, moment) };
    },
    'POST /talent/recordings/:id/remove': async ({ actor, params, moment }) => {
      const removed = await inTransaction(db, (trx) => removeRecording(trx, actor, params.id, moment));
      return isRefusal(removed) ? removed : show(actor, params.id, moment);
    },
    'GET /invitations/:id/recordings': async ({ actor, params, moment }) => {
      const { rows } = await sql`
        select from invitations where id = ${params.id} and company_id = ${actor.company_id}`.execute(db);
      if (rows.length === 0) return refuse('not_found');
      return { items: await showRecordings(services, actor, sql`r.invitation_id = ${params.id}`, moment) };
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

/** Mounts the resumable upload of recordings that have been begun. */
export function mountRecordingUploads(app: FastifyInstance, services: Services, context: MountContext): void {
  const { env, db, clock, upload_turns } = services;
  const now = () => momentOf(clock());
  mountResumableUploads(app, upload_turns, context, {
    async find({ talent_id }, id) {
      const row = await loadOwn(db, talent_id, id);
      return row && { id, bytes: row.bytes, is_open: row.status === 'receiving', place: uploadPlace(env, id) };
    },
    async settle({ id, bytes, is_open, place }, actor) {
      if (!is_open) return bytes;
      const offset = await sizeAt(place);
      // Also receives a recording whose bytes a killed process had already stored in full.
      if (offset === bytes) await receiveRecording(services, actor.talent_id, id, now());
      return offset;
    },
    noteMore: (id) => stayFresh(db, id, now()),
    async remove(actor, id) {
      const removed = await inTransaction(db, (trx) => removeRecording(trx, actor, id, now()));
      if (!isRefusal(removed)) await removeUpload(env, id);
      return removed;
    },
  });
}
