import { ask, type Endpoint } from './measure-endpoints.ts';

/** Settings of the server to profile: an inspector that only this machine can reach. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

export const PROFILE_HEAD = `| piece of work | where | µs for each request | of the process |
|---|---|---|---|`;

const SECONDS = 5;
/** The interval of the profiler's samples, in µs. */
const INTERVAL = 200;
/** Owners of code (see `roomOf`) with a smaller share of the time than this are one row together. */
const SMALL = 0.02;

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/**
 * Functions of Node that write bytes to a socket. The time in them is the time of the system call, during which other
 * threads may have the processor.
 */
const SOCKET_WRITES = new Set(['writeUtf8String', 'writeLatin1String', 'writeAsciiString', 'writeBuffer', 'writev']);
const NATIVE = new Map([
  ['(garbage collector)', 'collecting garbage'],
  ['(program)', 'Node outside of JavaScript: reading sockets, waking'],
  ['(idle)', ''],
]);

const ROOT = new URL('..', import.meta.url).href;

/**
 * The owner of the code in a file, such as `server/http` or `pg`; undefined for Node's own code, whose time counts for
 * its caller.
 */
function roomOf(url: string): string | undefined {
  const [, ...packages] = url.split('/node_modules/');
  const named = /^(?:@[^/]+\/)?[^/]+/.exec(packages.at(-1) ?? '')?.[0];
  if (named) return named.startsWith('pg') ? 'pg' : named;
  if (!url.startsWith(ROOT)) return undefined;
  return url.slice(ROOT.length).split('/').slice(0, -1).slice(0, 2).join('/');
}

/**
 * The time of a thread in µs, by the owner of the running code or, if it has none, of its nearest caller. Idle time is
 * left out.
 */
function whereItWent({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const rooms = new Map<number, string>();
  const enter = (node: ProfileNode, caller: string): void => {
    const { functionName, url } = node.callFrame;
    const room = NATIVE.get(functionName) ?? roomOf(url) ?? caller;
    rooms.set(node.id, SOCKET_WRITES.has(functionName) ? `${room}: writing to sockets` : room);
    for (const child of node.children ?? []) {
      const next = byId.get(child);
      if (next) enter(next, room);
    }
  };
  if (nodes[0]) enter(nodes[0], 'Node: HTTP, streams, timers');
  const spent = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const room = rooms.get(id);
    if (room) spent.set(room, (spent.get(room) ?? 0) + (timeDeltas[at] ?? 0));
  }
  return spent;
}

/** Connects to the inspector of a process, at the address that the process printed at its start. */
async function openInspector(output: string) {
  const address = /ws:\/\/\S+/.exec(output)?.[0];
  if (!address) throw new Error('The server printed no address of its inspector.');
  const socket = new WebSocket(address);
  await new Promise((open, fail) => {
    socket.addEventListener('open', open, { once: true });
    socket.addEventListener('error', fail, { once: true });
  });
  let count = 0;
  const call = <Answer>(method: string, params: object = {}): Promise<Answer> => {
    const id = ++count;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((answer) => {
      const read = ({ data }: MessageEvent) => {
        const { id: of, result } = JSON.parse(String(data)) as { id?: number; result: Answer };
        if (of !== id) return;
        socket.removeEventListener('message', read);
        answer(result);
      };
      socket.addEventListener('message', read);
    });
  };
  return { call, close: () => socket.close() };
}

/** The time of the main thread per request, by owner of the code, as table rows for each kind of request. */
export async function profileEndpoints(output: string, pieces: readonly Endpoint[]): Promise<string[]> {
  const inspector = await openInspector(output);
  const lines: string[] = [];
  await inspector.call('Profiler.enable');
  await inspector.call('Profiler.setSamplingInterval', { interval: INTERVAL });
  for (const { name, ours } of pieces) {
    await ask(ours, 2);
    await inspector.call('Profiler.start');
    const { requests } = await ask(ours, SECONDS);
    const { profile } = await inspector.call<{ profile: Profile }>('Profiler.stop');
    const spent = whereItWent(profile);
    const all = [...spent.values()].reduce((sum, each) => sum + each, 0);
    const large = [...spent].filter(([, each]) => each >= all * SMALL).toSorted(([, a], [, b]) => b - a);
    const rest = all - large.reduce((sum, [, each]) => sum + each, 0);
    const line = (where: string, each: number) =>
      `| ${name} | ${where} | ${Math.round(each / requests.total)} | ${Math.round((100 * each) / all)} % |`;
    lines.push(line('all', all), ...large.map(([where, each]) => line(where, each)), line('everything else', rest));
  }
  inspector.close();
  return lines;
}
