import type { FastifyInstance } from 'fastify';
import type { announcementRoutes } from '#contract/casting/announcement.ts';
import { ANNOUNCEMENT_PAGES } from '#contract/casting/announcement-page.ts';
import { announcementPath } from '#domain/casting/announcement/announcement.rules.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { findEmployedNet } from '#server/features/deal/rate/queries/load-rates.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { isBuilt, readBuilt, sendPage } from '#server/http/send-page.ts';
import { oneTransactionEach } from '#server/lifecycle/one-transaction-each.ts';
import type { Services } from '#server/services.ts';
import { changeRules, findRules } from './commands/change-rules.ts';
import { keepAnnouncement } from './commands/keep-announcement.ts';
import { moveAnnouncement, openAnnouncement } from './commands/move-announcement.ts';
import { showInterest } from './commands/show-interest.ts';
import { rewriteAnnouncement, writeAnnouncement } from './commands/write-announcement.ts';
import { presentPage } from './present.ts';
import { findPublic, wishesForAll } from './queries/find-public.ts';
import { findReadable, listFitting, showToTalent } from './queries/list-fitting.ts';
import { listAnnouncements, showAnnouncement } from './queries/show-announcements.ts';

interface Call<Actor extends ProjectActor> {
  readonly params: { readonly id: string };
  readonly actor: Actor;
  readonly moment: Moment;
}

/** The handlers of announcements, for the companies that write them and the talents who answer them. */
export function announcementHandlers(
  services: Pick<Services, 'db' | 'talents' | 'briefs'>,
): Handlers<typeof announcementRoutes> {
  const { db } = services;
  /** Gives an announcement a command, and answers with the announcement after the command. */
  const change = async <Actor extends ProjectActor, Code extends string>(
    { actor, params, moment }: Call<Actor>,
    command: (trx: Trx, actor: Actor, id: string) => Promise<true | Refusal<Code>>,
  ) => {
    const moved = await inTransaction(db, (trx) => command(trx, actor, params.id));
    return isRefusal(moved) ? moved : showAnnouncement(services, actor, params.id, moment);
  };
  return {
    'GET /announcements': ({ actor, query, moment }) => listAnnouncements(services, actor, query, moment),
    'POST /announcements': async ({ actor, body, moment }) => {
      const id = await inTransaction(db, (trx) => writeAnnouncement(trx, actor, body, moment), [
        'announcements_live_unique',
      ]);
      return isRefusal(id) ? id : showAnnouncement(services, actor, id, moment);
    },
    'GET /announcements/:id': ({ actor, params, moment }) => showAnnouncement(services, actor, params.id, moment),
    'PUT /announcements/:id': (call) =>
      change(call, (trx, actor, id) => rewriteAnnouncement(trx, actor, id, call.body)),
    'POST /announcements/:id/submit': (call) =>
      change(call, (trx, actor, id) => openAnnouncement(trx, actor, id, 'submit', call.moment)),
    'POST /announcements/:id/publish': (call) =>
      change(call, (trx, actor, id) => openAnnouncement(trx, actor, id, 'publish', call.moment)),
    'POST /announcements/:id/withdraw': (call) =>
      change(call, (trx, actor, id) => moveAnnouncement(trx, actor, id, 'withdraw', {}, call.moment)),
    'POST /announcements/:id/close': (call) =>
      change(call, (trx, actor, id) => moveAnnouncement(trx, actor, id, 'close', {}, call.moment)),
    'POST /announcements/:id/approve': (call) =>
      change(call, (trx, actor, id) => moveAnnouncement(trx, actor, id, 'approve', {}, call.moment)),
    'POST /announcements/:id/refuse': (call) =>
      change(call, (trx, actor, id) => moveAnnouncement(trx, actor, id, 'refuse', call.body, call.moment)),
    'POST /announcements/:id/take-down': (call) =>
      change(call, (trx, actor, id) => moveAnnouncement(trx, actor, id, 'take-down', call.body, call.moment)),
    'POST /admin/announcements/approve': ({ actor, body: { ids }, moment }) =>
      oneTransactionEach(db, ids, (trx, id) => moveAnnouncement(trx, actor, id, 'approve', {}, moment)),
    'POST /admin/announcements/refuse': ({ actor, body: { ids, reason }, moment }) =>
      oneTransactionEach(db, ids, (trx, id) => moveAnnouncement(trx, actor, id, 'refuse', { reason }, moment)),
    'GET /admin/announcement-rules': () => findRules(db),
    'PUT /admin/announcement-rules': ({ actor, body, moment }) => changeRules(db, actor, body.review, moment),
    'GET /talent/announcements': ({ actor, query, moment }) => listFitting(services, actor, query, moment),
    'GET /talent/announcements/:id': async ({ actor, params, moment }) =>
      (await showToTalent(services, actor, params.id, moment)) ?? refuse('not_found'),
    'PUT /talent/announcements/:id/kept': async ({ actor, params, body, moment }) => {
      if (!(await findReadable(services, actor, params.id, moment))) return refuse('not_found');
      await keepAnnouncement(db, actor, params.id, body.is_kept, moment);
      return { done: true };
    },
    // The right to read is checked before the transaction, because the search uses a connection of its own.
    'POST /talent/announcements/:id/interest': async ({ actor, params, body, moment }) => {
      const readable = await findReadable(services, actor, params.id, moment);
      if (!readable) return refuse('not_found');
      return inTransaction(db, (trx) => showInterest(trx, actor, readable.announcement, body, moment), [
        'candidates_open_unique',
      ]);
    },
  };
}

const SLUG = /^[a-z0-9-]{6,80}$/;

/**
 * Mounts the public page. The page is outside the contract, because it is an HTML document. Each visit reads the
 * announcement's row by its slug, so that the page closes together with the announcement (docs/decisions/0070).
 */
export function mountAnnouncementPages(app: FastifyInstance, { db, env, clock, briefs }: Services): void {
  if (!isBuilt(ANNOUNCEMENT_PAGES.open)) return;
  app.get<{ Params: { slug: string } }>(announcementPath(':slug'), async (request, reply) => {
    const slug = request.params.slug.toLowerCase();
    const moment = momentOf(clock());
    const found = SLUG.test(slug) ? await findPublic(db, slug, moment) : null;
    if (!found?.is_indexed || !found.is_open) reply.header('x-robots-tag', 'noindex');
    if (!found) return sendPage(reply.code(404), env.base_url, await readBuilt(ANNOUNCEMENT_PAGES.unknown));
    if (!found.is_open) return sendPage(reply.code(410), env.base_url, await readBuilt(ANNOUNCEMENT_PAGES.closed));
    const [sought, net_ore] = await Promise.all([
      wishesForAll({ briefs }, found.wanted, moment.today),
      findEmployedNet(db, found.terms.fee, moment),
    ]);
    const marks = presentPage(found, sought, net_ore, env.base_url);
    return sendPage(reply, env.base_url, await readBuilt(ANNOUNCEMENT_PAGES.open), { marks });
  });
}
