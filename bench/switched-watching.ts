/**
 * Loaded before the server (`--import`), it puts a switch before all that watches a request: its id, the counting of
 * requests and statements, and the marks in the log. SIGUSR2 turns the switch, so that bench/measure-watching.ts can
 * compare in one process.
 */
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

declare global {
  var isWatched: boolean;
}

/** The text that is replaced in each file. */
const SWITCHED: Readonly<Record<string, readonly (readonly [text: string, instead: string])[]>> = {
  'server/app.ts': [
    [
      'genReqId: requestIdBy(isOurProxy),',
      "genReqId: ((idOf) => (raw) => (globalThis.isWatched ? idOf(raw) : '1'))(requestIdBy(isOurProxy)),",
    ],
    [
      'withRequestId(request.id, () => log[level]({ ...facts, ...callerFacts(env, request) }, ',
      '(globalThis.isWatched ? withRequestId : (_, tell) => tell())(request.id, () => log[level](globalThis.isWatched ? { ...facts, ...callerFacts(env, request) } : facts, ',
    ],
  ],
  'server/http/request-ids.ts': [
    [
      "'onRequest', (request, reply, done) => {\n",
      "'onRequest', (request, reply, done) => {\n if (!globalThis.isWatched) return done();\n",
    ],
    ['=> withRequestId(request.id, done)', '=> (globalThis.isWatched ? withRequestId(request.id, done) : done())'],
  ],
  'server/processes/tell-answers.ts': [
    [
      "'onResponse', (request, reply, done) => {\n",
      "'onResponse', (request, reply, done) => {\n if (!globalThis.isWatched) return done();\n",
    ],
  ],
  'server/db/pool.ts': [
    ['count(tally, args[0], answer);\n', 'if (globalThis.isWatched) count(tally, args[0], answer);\n'],
  ],
};

globalThis.isWatched = true;
if (isMainThread) {
  process.on('SIGUSR2', () => {
    globalThis.isWatched = !globalThis.isWatched;
  });
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const [, changes = []] = Object.entries(SWITCHED).find(([path]) => url.endsWith(`/${path}`)) ?? [];
    let source = loaded.source?.toString() ?? '';
    for (const [text, instead] of changes) {
      if (!source.includes(text)) throw new Error(`${url} no longer contains: ${text}`);
      source = source.replace(text, instead);
    }
    return changes.length > 0 ? { ...loaded, source } : loaded;
  },
});
