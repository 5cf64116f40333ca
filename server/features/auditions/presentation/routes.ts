import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { presentationRoutes } from '#contract/auditions/presentation.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import type { Actor, CompanyActor } from '#server/actor.ts';
import { casts } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import { readRange } from '#server/files/byte-range.ts';
import { findPrivateFile } from '#server/files/private-files.ts';
import { answerError } from '#server/http/answer-error.ts';
import { readSignedCookie } from '#server/http/cookies.ts';
import { checkGuard } from '#server/http/guard.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { MountContext } from '#server/http/mount-context.ts';
import { isPrefetch } from '#server/http/prefetch.ts';
import { sendPrivateFile } from '#server/http/send-private-file.ts';
import type { Services } from '#server/services.ts';
import { guestsMark, lookAsGuest, openPresentation, voteAsGuest } from './commands/be-guest.ts';
import { endPresentation, linkPresentation } from './commands/move-presentation.ts';
import { preparePresentation, writePresentation } from './commands/write-presentation.ts';
import { ownPresentations } from './policy.ts';
import { findGuest, findGuestWhere, type Guest } from './queries/find-guest.ts';
import { findTape, tapeUrl } from './queries/find-tape.ts';
import { listVotes } from './queries/list-votes.ts';
import { loadPresentations } from './queries/load-presentations.ts';
import { showClientView } from './queries/show-client-view.ts';
import { listPresentations, showPresentation } from './queries/show-presentation.ts';
import { TAPES_PREFIX } from './queries/tapes.ts';

interface Call {
  readonly params: { readonly id: string };
  readonly actor: CompanyActor;
  readonly moment: Moment;
}

/** Presentations, for the company that makes them and for its guests. */
export function presentationHandlers(
  services: Pick<Services, 'db' | 'env' | 'limits'>,
): Handlers<typeof presentationRoutes> {
  const { db, env } = services;
  const show = ({ actor, params, moment }: Call) => showPresentation(db, actor, params.id, moment);
  const link = async (call: Call, command: 'share' | 'renew-link') => {
    const { actor, params, moment } = call;
    const made = await inTransaction(db, (trx) => linkPresentation(trx, actor, params.id, command, moment));
    if (isRefusal(made)) return made;
    const shown = await show(call);
    // The token is in the fragment, which browsers do not send to servers, so no server logs it.
    return isRefusal(shown)
      ? shown
      : { ...shown, url: `${env.base_url}/ClientPresentation#${made.token}`, code: made.code };
  };
  const viewOf = (guest: Guest, moment: Moment) => showClientView(db, guest.presentation, guest, moment);

  return {
    'GET /projects/:id/presentations': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listPresentations(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'POST /projects/:id/presentations': async ({ actor, params, body, moment }) => {
      const id = await inTransaction(db, (trx) => preparePresentation(trx, actor, params.id, body, moment));
      return isRefusal(id) ? id : showPresentation(db, actor, id, moment);
    },
    'GET /projects/:id/client-votes': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listVotes(db, actor, params.id, query.page, moment.today)
        : refuse('not_found'),
    'GET /presentations/:id': show,
    'GET /presentations/:id/preview': async ({ actor, params, moment }) => {
      const where = sql`x.id = ${params.id} and ${ownPresentations(actor)}`;
      const [found] = await loadPresentations(db, where, moment.today);
      return found ? showClientView(db, found, null, moment) : refuse('not_found');
    },
    'PUT /presentations/:id': async (call) => {
      const { actor, params, body, moment } = call;
      const done = await inTransaction(db, (trx) => writePresentation(trx, actor, params.id, body, moment));
      return isRefusal(done) ? done : show(call);
    },
    'POST /presentations/:id/share': (call) => link(call, 'share'),
    'POST /presentations/:id/renew-link': (call) => link(call, 'renew-link'),
    'POST /presentations/:id/end': async (call) => {
      const { actor, params, moment } = call;
      const ended = await inTransaction(db, (trx) => endPresentation(trx, actor, params.id, moment));
      return isRefusal(ended) ? ended : show(call);
    },

    'POST /client-presentations/open': async ({ body, request, moment }) => {
      const device = await openPresentation(services, body, request, moment);
      if (isRefusal(device)) return device;
      const guest = await findGuest(db, body.token, device, moment);
      return guest ? viewOf(guest, moment) : refuse('presentation_closed');
    },
    'POST /client-presentations/view': async ({ body, request, moment }) => {
      const guest = await findGuest(db, body.token, guestsMark(env, request), moment);
      return guest ? viewOf(guest, moment) : refuse('presentation_closed');
    },
    'POST /client-presentations/vote': async ({ body, request, moment }) => {
      const { token, ...said } = body;
      const guest = await inTransaction(db, (trx) => voteAsGuest(trx, token, guestsMark(env, request), said, moment));
      return isRefusal(guest) ? guest : viewOf(guest, moment);
    },
    'POST /client-presentations/look': async ({ body, request, moment }) => {
      const looked = await inTransaction(db, async (trx) => {
        const guest = await findGuest(trx, body.token, guestsMark(env, request), moment);
        return guest ? lookAsGuest(trx, guest, body.person_id, 'person', moment) : refuse('presentation_closed');
      });
      return isRefusal(looked) ? looked : { done: true };
    },
  };
}

/**
 * Mounts the films and sounds of presentations, for guests while the presentation is shared and for members of the
 * company who cast. The right is checked for each part, so that the end of a presentation also stops a film that is
 * playing. Every other request gets 'not_found'.
 */
export function mountTapes(app: FastifyInstance, services: Services, context: MountContext): void {
  const { db, env, clock } = services;
  app.route<{ Params: Record<string, string> }>({
    method: ['GET', 'HEAD'],
    url: `${TAPES_PREFIX}:person_id/:tape_id/:file`,
    // Compression would change the announced length and ranges.
    compress: false,
    handler: async (request, reply) => {
      const asked = tapeUrl.safeParse(request.params);
      const moment = momentOf(clock());
      const tape = asked.success ? await findTape(db, asked.data, moment) : null;
      const file = tape && (await findPrivateFile(db, tape.file_id));
      if (!asked.success || !tape || !file) return answerError(reply, 'not_found');
      const device = readSignedCookie(env, 'guest', request.headers.cookie);
      const guest = await findGuestWhere(db, sql`x.id = ${tape.presentation_id}`, device, moment);
      if (!guest && !castsFor(await context.findActor(request), tape.company_id))
        return answerError(reply, 'not_found');
      const { person_id, file: wanted } = asked.data;
      const range = readRange(request.headers.range, file.bytes);
      const isStart = range === null || (range !== 'beyond' && range.start === 0);
      const isOpened = request.method === 'GET' && !isPrefetch(request);
      if (guest && wanted === 'play' && isStart && isOpened)
        await inTransaction(db, (trx) => lookAsGuest(trx, guest, person_id, 'tape', moment));
      return sendPrivateFile(services, request, reply, file, 'view');
    },
  });
}

const castsFor = (actor: Actor, company_id: string): boolean =>
  actor.role === 'company' &&
  actor.company_id === company_id &&
  checkGuard({ auth: ['company'] }, actor) === null &&
  casts(actor);
