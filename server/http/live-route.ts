import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Changes, EVERYTHING, UNLESS_KEPT } from '#contract/kernel/changes.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { streamRoutes } from '#contract/kernel/stream.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Topic } from '#server/live/announce.ts';
import { handOnAll } from '#server/live/hand-on.ts';
import { createOpenStreams, type OpenStream, RIGHTS_CHANNEL } from '#server/live/open-streams.ts';
import { paceChanges, paceFor } from '#server/live/pace-changes.ts';
import type { Services } from '#server/services.ts';
import { answerError } from './answer-error.ts';
import { checkGuard } from './guard.ts';
import type { MountContext } from './mount-context.ts';
import { findActorsOf } from './session.ts';

/** Interval of heartbeats in ms, because proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** Time in ms for a client to read the last event before the connection is closed. */
const FAREWELL_MS = 1_000;

function topicOf(actor: SignedInActor): Topic {
  if (actor.role === 'talent') return `talent:${actor.talent_id}`;
  return actor.role === 'company' ? `company:${actor.company_id}` : 'admin';
}

/** Takes the response over from the framework, and sends the head and the first lines of the stream. */
function beginStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const response = reply.raw;
  // The framework no longer sends its headers, so they are set here.
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
  /** Sends the gathered changes, asks the tab to listen to another process, and closes the stream. */
  handOn(): void;
}

/**
 * Mounts server-sent events for signed-in accounts. The event `changed` names the changed nouns, and the ids by which
 * the account knows the objects. It carries no content, so no private data; the screen loads again what it shows. A new
 * stream first repeats the changes of the last moments, because the tab may hold older answers. A stream ends with the
 * right under which it was opened: the database announces the end at the commit (open-streams.ts), and each heartbeat
 * checks all streams again in case an announcement was lost. A process that is told to stop hands its streams on.
 */
export function mountLive(app: FastifyInstance, services: Services, context: MountContext): void {
  const { live, log, env, stopping } = services;
  const route = streamRoutes['GET /live'];
  const streams = createOpenStreams<LiveStream>();

  /** Ends streams whose sessions no longer allow them. While the database cannot be reached, no stream is ended. */
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
    // The connection to the database was lost, and announcements may have been lost with it.
    else void judgeAgain(streams.all());
  });
  const heartbeat = setInterval(() => {
    for (const { response } of streams.all()) response.write(': still here\n\n');
    void judgeAgain(streams.all());
  }, HEARTBEAT_MS);
  app.addHook('preClose', async () => {
    unlisten();
    clearInterval(heartbeat);
    for (const stream of streams.all()) stream.handOn();
  });
  stopping.addEventListener('abort', () => handOnAll(streams.all(), env.drain_seconds * 1000));

  // Without a HEAD route: a HEAD request would occupy a stream's place and receive nothing.
  app.get(`${API_PREFIX}/live`, { exposeHeadRoute: false }, async (request, reply) => {
    const actor = await context.findActor(request);
    const reason = checkGuard(route, actor);
    if (reason || actor.role === 'anonymous') return answerError(reply, reason ?? 'signed_out');
    const { session_id, account_id } = actor;
    const full = streams.whyFull(account_id);
    if (full) return answerError(reply, full.refused, full.data);
    const response = beginStream(reply);
    const topic = topicOf(actor);
    const say = (changes: Changes) => response.write(`event: changed\ndata: ${JSON.stringify(changes)}\n\n`);
    const telling = paceChanges(paceFor(actor), say);
    const company_id = actor.role === 'company' ? actor.company_id : undefined;
    const close = (event: 'ended' | 'moved') => {
      telling.stop();
      forget();
      response.end(`event: ${event}\ndata: {}\n\n`);
      setTimeout(() => response.destroy(), FAREWELL_MS).unref();
    };
    const end = () => close('ended');
    const handOn = () => {
      if (response.writableEnded || response.destroyed) return;
      telling.flush();
      close('moved');
    };
    const stream: LiveStream = { session_id, account_id, company_id, topic, response, end, handOn };
    const forget = streams.add(stream);
    const topics: readonly Topic[] = [topic, `account:${account_id}`];
    const ends = topics.map((one) => live.subscribe(one, telling.add));
    // The stream is already subscribed, so that no change is lost in between; hearing a change twice is harmless. The
    // first event goes out with the head, so that the tab knows that its request was answered.
    const { unheard_ms, was_listening } = route.query.parse(request.query);
    const missed = live.missed(topics, unheard_ms, was_listening ? EVERYTHING : UNLESS_KEPT);
    if (Object.keys(missed).length > 0) say(missed);
    response.on('close', () => {
      forget();
      telling.stop();
      for (const unsubscribe of ends) unsubscribe();
    });
    // The session may have ended between finding the actor and registering the stream.
    await judgeAgain([stream]);
  });
}
