import type { auditionRoutes } from '#contract/auditions/audition.ts';
import { isRefusal, type Refusal, type RefusalCode, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { findPrivateFile } from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { keepSides, removeSides } from './commands/keep-sides.ts';
import { cancelAudition, closeAudition, extendAudition, publishAudition } from './commands/move-audition.ts';
import { draftAudition, writeAudition } from './commands/write-audition.ts';
import { listAuditions, showAudition } from './queries/list-auditions.ts';
import { listPossible } from './queries/list-possible.ts';
import { loadAudition } from './queries/load-audition.ts';

interface Call {
  readonly params: { readonly id: string };
  readonly actor: ProjectActor;
  readonly moment: Moment;
}

/** Auditions, for the company that writes and follows them. */
export function auditionHandlers(services: Services): Handlers<typeof auditionRoutes> {
  const { db } = services;
  const change = async (
    { actor, params, moment }: Call,
    work: (trx: Trx) => Promise<true | Refusal<RefusalCode | 'not_found'>>,
  ) => {
    const done = await inTransaction(db, work);
    return isRefusal(done) ? done : showAudition(db, actor, params.id, moment);
  };
  return {
    'GET /projects/:id/auditions': ({ actor, params, query, moment }) =>
      listAuditions(db, actor, params.id, query.page, moment),
    'POST /projects/:id/auditions': async ({ actor, params, body, moment }) => {
      const made = await inTransaction(db, (trx) => draftAudition(trx, actor, params.id, body, moment));
      return isRefusal(made) ? made : showAudition(db, actor, made, moment);
    },
    'GET /auditions/:id': ({ actor, params, moment }) => showAudition(db, actor, params.id, moment),
    'PUT /auditions/:id': (call) =>
      change(call, (trx) => writeAudition(trx, call.actor, call.params.id, call.body, call.moment)),
    'POST /auditions/:id/publish': (call) =>
      change(call, (trx) => publishAudition(trx, call.actor, call.params.id, call.body.revision, call.moment)),
    'POST /auditions/:id/extend': (call) =>
      change(call, (trx) => extendAudition(trx, call.actor, call.params.id, call.body.deadline_date, call.moment)),
    'POST /auditions/:id/close': (call) =>
      change(call, (trx) => closeAudition(trx, call.actor, call.params.id, call.moment)),
    'POST /auditions/:id/cancel': (call) =>
      change(call, (trx) => cancelAudition(trx, call.actor, call.params.id, call.body.reason, call.moment)),
    'PUT /auditions/:id/sides': async ({ actor, params, body, moment }) => {
      const kept = await keepSides(services, actor, params.id, body, moment);
      return isRefusal(kept) ? kept : showAudition(db, actor, params.id, moment);
    },
    'DELETE /auditions/:id/sides': (call) =>
      change(call, (trx) => removeSides(trx, call.actor, call.params.id, call.moment)),
    'POST /auditions/:id/sides': async ({ actor, params }) => {
      const audition = await loadAudition(db, actor, params.id);
      if (!audition) return refuse('not_found');
      const file = audition.sides_file_id === null ? undefined : await findPrivateFile(db, audition.sides_file_id);
      if (!file) return refuse('not_allowed_now');
      return { url: signedUrl(services, file, { purpose: 'download', account_id: actor.account_id }) };
    },
    'GET /auditions/:id/possible': ({ actor, params, query, moment }) =>
      listPossible(db, actor, params.id, query.page, moment),
  };
}
