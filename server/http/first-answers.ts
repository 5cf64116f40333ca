import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, FIRST_CALL, FIRST_ETAG, type ReadArgs } from '#contract/kernel/read-call.ts';
import type { AccountRole, RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { FIRST_CALLS, type FirstCall, FRAME_CALLS } from '#contract/registry/first-calls.ts';
import { patiently } from '#server/db/patiently.ts';
import type { Env } from '#server/env.ts';
import { escaped } from '#server/formats/xml.ts';
import { checkGuard } from './guard.ts';
import type { MountContext } from './mount-context.ts';
import { isPrefetch } from './prefetch.ts';
import { namedSession } from './session.ts';
import type { WireLimits } from './wire-server.ts';

/** The headers by which a route knows the caller and the way to us, also behind a proxy. */
const PASSED_ON = ['host', 'cookie', 'user-agent', 'forwarded', 'x-forwarded-for', 'x-forwarded-proto'];

/** The calls of a role's screens, by the last segment of their address in lower case. */
const screensOf = (role: AccountRole) =>
  new Map(Object.entries(FIRST_CALLS[role]).map(([name, calls]) => [name.toLowerCase(), calls]));
const SCREENS = { talent: screensOf('talent'), company: screensOf('company'), admin: screensOf('admin') } as const;

/** An element of a document that holds data and is never run. */
function elementOf({ route, params, query }: FirstCall, answer: string, etag: unknown): string {
  const args: ReadArgs = { ...(params && { params }), ...(query && { query }) };
  const key = JSON.stringify(params || query ? [route, args] : [route]);
  const mark = typeof etag === 'string' ? ` ${FIRST_ETAG}="${escaped(etag)}"` : '';
  // In JSON a '<' only occurs within texts. Escaped, none of them can end the element or begin a comment.
  return `<script type="application/json" ${FIRST_CALL}="${escaped(key)}"${mark}>${answer.replaceAll('<', '\\u003c')}</script>`;
}

/** The personal part of a document. */
interface Personal {
  /** The elements with the first answers of the screen, in the order of the calls; undefined without a session. */
  readonly answers: AsyncIterable<string> | undefined;
}

/** The personal part of the document that a request asks for; undefined if the document is the same for everybody. */
export type FirstAnswers = (request: FastifyRequest) => Personal | undefined;

/**
 * Creates the first answers of documents: what the routes of the API answer the same person at this moment. They are
 * called in this process with the cookie of the request, so that guards, limits and logs hold; an answer that is late or
 * a refusal is left out. A document that a browser fetches ahead carries none, because nobody has opened it.
 */
export function createFirstAnswers(
  app: FastifyInstance,
  { env, clock, findActor }: Pick<MountContext, 'clock' | 'findActor'> & { readonly env: Env },
  { first_answer_ms }: Pick<WireLimits, 'first_answer_ms'>,
): FirstAnswers {
  const running = new Set<Promise<unknown>>();
  // A late answer is made to its end, although nobody waits for it, and the database stays until then.
  app.addHook('onClose', () => Promise.allSettled(running).then(() => undefined));

  const inject = async (request: FastifyRequest, call: FirstCall): Promise<string> => {
    const headers = Object.fromEntries(
      PASSED_ON.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
    );
    const url = addressOf(call.route.slice('GET '.length), call);
    const remoteAddress = request.socket.remoteAddress ?? '';
    const { statusCode, headers: sent, body } = await app.inject({ url, headers, remoteAddress });
    return statusCode === 200 && !sent['set-cookie'] ? elementOf(call, body, sent.etag) : '';
  };
  const ask = (request: FastifyRequest, call: FirstCall): Promise<string> => {
    const asked = inject(request, call).catch((err: unknown) => {
      request.log.error({ err }, 'a first answer could not be asked for');
      return '';
    });
    running.add(asked);
    void asked.finally(() => running.delete(asked));
    return patiently(asked, first_answer_ms).catch(() => '');
  };
  async function* answersOf(request: FastifyRequest, { screen, address }: Place): AsyncGenerator<string> {
    const actor = await findActor(request);
    if (actor.role === 'anonymous') return;
    const calls = SCREENS[actor.role].get(screen);
    if (!calls) return;
    const isAllowed = ({ route }: FirstCall) => checkGuard(contract[route] as RouteDeclaration, actor) === null;
    const asked = [...FRAME_CALLS[actor.role], ...calls(address)].filter(isAllowed);
    for (const answer of asked.map((call) => ask(request, call))) yield await answer;
  }
  return (request) => {
    const place = placeOf(request.url);
    if (!Object.values(SCREENS).some((screens) => screens.has(place.screen))) return undefined;
    const isOpened = request.method === 'GET' && !isPrefetch(request);
    // The signature of the cookie is checked first, so that a document for a stranger asks the database nothing.
    const isSignedIn = isOpened && namedSession({ env, clock }, request.headers.cookie) !== undefined;
    return { answers: isSignedIn ? answersOf(request, place) : undefined };
  };
}

interface Place {
  readonly screen: string;
  /** The query of the address. */
  readonly address: URLSearchParams;
}

/** The screen that an address names, in lower case, and its query. */
function placeOf(url: string): Place {
  const [path = '', query] = url.split('?');
  return { screen: path.split('/').findLast(Boolean)?.toLowerCase() ?? '', address: new URLSearchParams(query) };
}
