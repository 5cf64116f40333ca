import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Changes } from '#contract/live/changes.ts';
import { API_PREFIX } from '#contract/route.ts';
import type { SignedInActor } from '../actor.ts';
import type { Topic } from '../live/announce.ts';
import { paceChanges } from '../live/pace-changes.ts';
import type { Services } from '../services.ts';
import { answerError } from './answer-error.ts';
import { checkGuard } from './guard.ts';
import type { MountContext } from './mount.ts';
import { findActorOf } from './session.ts';

const LIVE_PATH = `${API_PREFIX}/live`;

/** Proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** Many changes of a busy moment are said as one. */
const GATHER_MS = 50;
/** Administrators hear of everything that anybody does, so they are told this seldom. */
const ADMIN_APART_MS = 2_000;

function topicOf(actor: SignedInActor): Topic {
  if (actor.role === 'talent') return `talent:${actor.talent_id}`;
  return actor.role === 'company' ? `company:${actor.company_id}` : 'admin';
}

/**
 * Server-sent events for anybody signed in: `changed` says which nouns of theirs are new and by which ids they know them,
 * and nothing of what is new, so that nothing private passes here. The screen then asks again for what it shows of them.
 */
export function mountLive(app: FastifyInstance, services: Services, context: MountContext): void {
  const { live } = services;
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
  app.get(LIVE_PATH, async (request, reply) => {
    const actor = await context.findActor(request);
    const reason = checkGuard({ auth: 'signed-in' }, actor);
    if (reason || actor.role === 'anonymous') return answerError(reply, reason ?? 'signed_out');
    reply.hijack();
    const response = reply.raw;
    open.add(response);
    // Past the framework, so what it would have sent with every answer is put here.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) response.setHeader(name, value);
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 1000\n: open\n\n');
    const pace = { gather_ms: GATHER_MS, apart_ms: actor.role === 'admin' ? ADMIN_APART_MS : GATHER_MS };
    const telling = paceChanges(pace, (changes) =>
      response.write(`event: changed\ndata: ${JSON.stringify(changes)}\n\n`),
    );
    // Called when the account's sessions or its company change: who may no longer be signed in hears no more.
    const checkAgain = async (changes: Changes) => {
      const still = await findActorOf(services, actor.session_id).catch(() => actor);
      if (checkGuard({ auth: 'signed-in' }, still) === null) return telling.add(changes);
      response.write('event: ended\ndata: {}\n\n');
      response.end();
    };
    const isOwnCompany = (changes: Changes) => actor.role === 'company' && 'company' in changes;
    const ends = [
      live.subscribe(topicOf(actor), (changes) =>
        isOwnCompany(changes) ? void checkAgain(changes) : telling.add(changes),
      ),
      live.subscribe(`account:${actor.account_id}`, (changes) => void checkAgain(changes)),
    ];
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
    response.on('close', () => {
      open.delete(response);
      telling.stop();
      clearInterval(heartbeat);
      for (const end of ends) end();
    });
  });
}
