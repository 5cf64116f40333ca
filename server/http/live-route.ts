import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Changes } from '#contract/kernel/changes.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { streamRoutes } from '#contract/kernel/stream.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Topic } from '#server/live/announce.ts';
import { createOpenStreams, type OpenStream, RIGHTS_CHANNEL } from '#server/live/open-streams.ts';
import { paceChanges } from '#server/live/pace-changes.ts';
import type { Services } from '#server/services.ts';
import { answerError } from './answer-error.ts';
import { checkGuard } from './guard.ts';
import type { MountContext } from './mount-context.ts';
import { findActorsOf } from './session.ts';

/** Proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** Many changes of a busy moment are said as one. */
const GATHER_MS = 50;
/** Administrators hear of everything that anybody does, so they are told this seldom. */
const ADMIN_APART_MS = 2_000;
/** Who does not take what is said within this time is cut off. */
const FAREWELL_MS = 1_000;

function topicOf(actor: SignedInActor): Topic {
  if (actor.role === 'talent') return `talent:${actor.talent_id}`;
  return actor.role === 'company' ? `company:${actor.company_id}` : 'admin';
}

/** Takes the answer from the framework: head and first words of a stream. */
function beginStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const response = reply.raw;
  // Past the framework, so what it would have sent with every answer is put here.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write('retry: 1000\n: open\n\n');
  return response;
}

interface LiveStream extends OpenStream {
  readonly topic: Topic;
  readonly response: ServerResponse;
}

/**
 * Server-sent events for anybody signed in: `changed` says which nouns of theirs are new and by which ids they know them,
 * and nothing of what is new, so that nothing private passes here. The screen then asks again for what it shows of them.
 * Who comes is told first what was said to them a moment ago, which they may have answers from before.
 * A stream ends with the right under which it was opened: the database says so with the commit that ends it
 * (open-streams.ts), and should that be lost, everybody is judged anew at each heartbeat.
 */
export function mountLive(app: FastifyInstance, services: Services, context: MountContext): void {
  const { live, log } = services;
  const route = streamRoutes['GET /live'];
  const streams = createOpenStreams<LiveStream>();

  /** Ends the streams whose session no longer opens them. An unreachable database ends none. */
  const judge = async (judged: readonly LiveStream[]) => {
    if (judged.length === 0) return;
    const actors = await findActorsOf(
      services,
      judged.map(({ session_id }) => session_id),
    );
    for (const stream of judged) {
      const actor = actors.get(stream.session_id);
      if (!actor || checkGuard(route, actor) !== null || topicOf(actor) !== stream.topic) stream.end();
    }
  };
  const judgeAgain = (judged: readonly LiveStream[]) =>
    judge(judged).catch((err: unknown) => log.warn({ err }, 'open streams could not be judged'));

  const unlisten = live.listen(RIGHTS_CHANNEL, (right) => {
    if (right) streams.endUnder(right);
    // The connection was lost, and with it what was said meanwhile.
    else void judgeAgain(streams.all());
  });
  const heartbeat = setInterval(() => {
    for (const { response } of streams.all()) response.write(': still here\n\n');
    void judgeAgain(streams.all());
  }, HEARTBEAT_MS);
  app.addHook('preClose', async () => {
    unlisten();
    clearInterval(heartbeat);
    for (const { response } of streams.all()) response.end();
  });

  // A stream without a body would hold its place and tell nothing.
  app.get(`${API_PREFIX}/live`, { exposeHeadRoute: false }, async (request, reply) => {
    const actor = await context.findActor(request);
    const reason = checkGuard(route, actor);
    if (reason || actor.role === 'anonymous') return answerError(reply, reason ?? 'signed_out');
    const { session_id, account_id } = actor;
    const full = streams.whyFull(account_id);
    if (full) return answerError(reply, full.refused, full.data);
    const response = beginStream(reply);
    const topic = topicOf(actor);
    const pace = { gather_ms: GATHER_MS, apart_ms: actor.role === 'admin' ? ADMIN_APART_MS : GATHER_MS };
    const say = (changes: Changes) => response.write(`event: changed\ndata: ${JSON.stringify(changes)}\n\n`);
    const telling = paceChanges(pace, say);
    const company_id = actor.role === 'company' ? actor.company_id : undefined;
    const end = () => {
      telling.stop();
      forget();
      response.end('event: ended\ndata: {}\n\n');
      setTimeout(() => response.destroy(), FAREWELL_MS).unref();
    };
    const stream: LiveStream = { session_id, account_id, company_id, topic, response, end };
    const forget = streams.add(stream);
    const topics: readonly Topic[] = [topic, `account:${account_id}`];
    const ends = topics.map((one) => live.subscribe(one, telling.add));
    // The stream listens by now, so that nothing falls between; a change that is heard twice does no harm. Sent at
    // once, with the head, by which a tab learns that this is the stream it asked for.
    const missed = live.missed(topics, route.query.parse(request.query).unheard_ms);
    if (Object.keys(missed).length > 0) say(missed);
    response.on('close', () => {
      forget();
      telling.stop();
      for (const unsubscribe of ends) unsubscribe();
    });
    // A session that ended between the look-up of the caller and this moment was not heard.
    await judgeAgain([stream]);
  });
}
