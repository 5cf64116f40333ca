import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '#contract/route.ts';
import { accountTopic } from '../live/announce.ts';
import type { Services } from '../services.ts';
import type { SignedInActor } from './actor.ts';
import { answerError } from './answer-error.ts';
import { checkGuard } from './guard.ts';
import type { MountContext } from './mount.ts';
import { findActorOf } from './session.ts';

const LIVE_PATH = `${API_PREFIX}/live`;

/** Proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** Many changes of one transaction, or of a busy second, are one call to look again. */
const GATHER_MS = 50;

function topicOf(actor: SignedInActor): string {
  if (actor.role === 'talent') return `talent:${actor.talent_id}`;
  return actor.role === 'company' ? `company:${actor.company_id}` : 'admin';
}

/**
 * Server-sent events for anybody signed in: `changed` means that something of theirs is new, and nothing more is said,
 * so that nothing private passes here. The screen then asks again for what it shows.
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
    let gathering: NodeJS.Timeout | undefined;
    const tell = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        response.write('event: changed\ndata: {}\n\n');
      }, GATHER_MS);
    };
    // The account's own topic is called when its sessions change: who is no longer signed in hears no more.
    const checkAgain = async () => {
      const still = await findActorOf(services, actor.session_id).catch(() => actor);
      if (checkGuard({ auth: 'signed-in' }, still) === null) return tell();
      response.write('event: ended\ndata: {}\n\n');
      response.end();
    };
    const ends = [
      live.subscribe(topicOf(actor), tell),
      live.subscribe(accountTopic(actor.account_id), () => void checkAgain()),
    ];
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
    response.on('close', () => {
      open.delete(response);
      clearTimeout(gathering);
      clearInterval(heartbeat);
      for (const end of ends) end();
    });
  });
}
