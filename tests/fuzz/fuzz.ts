/** Calls everything as everybody, and names what it finds with the smallest call that does it. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { API_PREFIX, type RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { declaredErrors } from '#contract/registry/declared-errors.ts';
import { CALLERS, type Caller } from '#tests/api/authorisation/callers.ts';
import { ROUTE_ROWS } from '#tests/api/authorisation/table.ts';
import type { InjectedServer } from '#tests/support/test-server.ts';
import { anyCall, type Call, isLet } from './calls.ts';
import { noteChanges, takeChanges } from './changes.ts';
import { type Answered, codeOf, faultOf, saidBy } from './faults.ts';
import { type FuzzWorld, makeFuzzWorld } from './fuzz-world.ts';

interface Finding {
  readonly route: string;
  /** What is wrong, in a few words. */
  readonly fault: string;
  /** The smallest call found that does it, and what was answered. */
  readonly call: string;
}
export interface Wanted {
  readonly calls: number;
  readonly seed: number;
  /** Told of each finding when it is made, and now and then of how far it has come. */
  readonly tell?: (line: string) => void;
}
export interface Found {
  readonly findings: readonly Finding[];
  /** How many calls were made, those that made findings smaller included. */
  readonly calls: number;
  /** How many of them were granted. */
  readonly granted: number;
  /** Routes that granted nothing to anybody, so that little is known of them. */
  readonly never_granted: readonly string[];
}

/** What each route may refuse with. */
const DECLARED = new Map(
  Object.entries<RouteDeclaration>(contract).map(([key, route]) => [key, declaredErrors(key, route)]),
);

/** After so many calls everybody is made anew: what was cancelled, deleted and used up is there again. */
const CALLS_OF_A_WORLD = 2_000;
/** How often a call with a fault is tried in a smaller form: what depends on earlier calls could be tried for ever. */
const TRIES_TO_MAKE_SMALLER = 300;
const LISTS = Object.entries<RouteDeclaration>(contract).filter(([key]) => /^GET [^:]*$/.test(key));
/** Refused, and yet something was done: a mail was sent to who has an account already. */
const REFUSED_WITH_EFFECT = /^already_registered/;

const short = (text: string, max = 600) =>
  text.length > max ? `${text.slice(0, max)} … (${text.length} letters)` : text;

/** Makes so many calls on a server of its own. The same seed makes the same calls. */
export async function fuzz(server: InjectedServer, { calls, seed, tell }: Wanted): Promise<Found> {
  const { pool } = server.services;
  let world: FuzzWorld = await makeFuzzWorld(server);
  await noteChanges(pool);
  const counted = { calls: 0, granted: 0, ofWorld: 0 };
  const grantedRoutes = new Set<string>();

  const send = async ({ route, caller, params, query, body, type }: Call): Promise<Answered> => {
    const [method = 'GET', path = ''] = route.split(' ');
    const values = [...params];
    const filled = path.replace(/:\w+/g, () =>
      encodeURIComponent(world.fill(values.shift() ?? '', route).toWellFormed()),
    );
    const search = new URLSearchParams(query.map(([name, value]) => [name, world.fill(value, route)]));
    const text = type === 'application/json' ? JSON.stringify(body) : (body as string | undefined);
    const cookie = world.cookieOf(caller);
    const started = performance.now();
    const { statusCode, payload } = await server.inject({
      method: method as 'GET',
      url: `${API_PREFIX}${filled}${search.size > 0 ? `?${search}` : ''}`,
      headers: { ...(cookie && { cookie }), ...(type && { 'content-type': type }) },
      ...(text !== undefined && { payload: world.fill(text, route) }),
    });
    counted.calls += 1;
    counted.ofWorld += 1;
    if (statusCode < 300) {
      counted.granted += 1;
      grantedRoutes.add(route);
    }
    return { status: statusCode, text: payload, ms: performance.now() - started };
  };

  /** The fault of a call and what was answered, or null. */
  const tryCall = async (call: Call): Promise<{ fault: string; answered: Answered } | null> => {
    let answered = await send(call);
    const arrives = call.caller !== 'anonymous' && codeOf(answered) === 'signed_out';
    if (arrives) {
      // An earlier call has ended the session.
      const isBack = await world.arrive(call.caller).then(
        () => true,
        // An earlier call has shut them out, as an administrator may: they stay signed out until everybody is made anew.
        () => false,
      );
      if (isBack) answered = await send(call);
    }
    const fault = faultOf(answered, DECLARED.get(call.route));
    const written = await takeChanges(pool);
    if (fault) return { fault, answered };
    const code = codeOf(answered);
    if (code !== undefined && !REFUSED_WITH_EFFECT.test(code) && !arrives && written.length > 0)
      return { fault: `refuses with ${code} and writes to ${written.join(', ')}`, answered };
    return isForeign(call) ? asMissing(call, answered) : null;
  };

  /** Whether the call is about an object of somebody else's, of which the caller must not learn that it exists. */
  const isForeign = ({ route, caller, params }: Call): boolean =>
    params[0] === '<own>' && !route.includes('/records/') && ROUTE_ROWS[route]?.[caller] === 'not_found';

  const asMissing = async (call: Call, answered: Answered) => {
    // A new id: by a record call somebody may have made something whose id is that of nobody.
    const missing = await send({ ...call, params: [randomUUID(), ...call.params.slice(1)] });
    await takeChanges(pool);
    if (saidBy(missing) === saidBy(answered)) return null;
    const fault = `answers otherwise about somebody else's than about nothing (${missing.status} ${missing.text})`;
    return { fault, answered };
  };

  const describe = ({ caller, route, params, query, body, type }: Call, { status, text }: Answered): string =>
    short(`as ${caller}: ${route} ${JSON.stringify({ params, query, type })} ${JSON.stringify(body)}`) +
    `\n    → ${status} ${short(text, 300)}`;

  const findings: Finding[] = [];
  const note = (finding: Finding): void => {
    findings.push(finding);
    tell?.(`${finding.route} ${finding.fault}\n    ${finding.call}`);
  };
  const known = new Set<string>();
  let left = calls;
  for (let round = 0; left > 0; round += 1) {
    const before = counted.calls;
    let looked: string | undefined;
    let smallest: Finding | undefined;
    let smaller = 0;
    const property = fc.asyncProperty(anyCall, async (call) => {
      if (looked !== undefined) smaller += 1;
      if (smaller > TRIES_TO_MAKE_SMALLER) return true;
      if (looked === undefined && counted.ofWorld >= CALLS_OF_A_WORLD) {
        await readLists();
        world = await makeFuzzWorld(server);
        await takeChanges(pool);
        counted.ofWorld = 0;
        tell?.(`${counted.calls} calls`);
      }
      const wrong = await tryCall(call);
      if (!wrong) return true;
      const name = `${call.route} ${wrong.fault}`;
      if (known.has(name) || (looked !== undefined && looked !== name)) return true;
      looked = name;
      smallest = { route: call.route, fault: wrong.fault, call: describe(call, wrong.answered) };
      return false;
    });
    const { failed, numRuns, errorInstance } = await fc.check(property, { seed: seed + round, numRuns: left });
    if (failed && !smallest) throw new Error('Fuzzing itself failed', { cause: errorInstance });
    left = failed ? left - numRuns : 0;
    if (counted.calls === before) break;
    if (smallest && looked) {
      known.add(looked);
      note(smallest);
    }
  }

  /** Every list of everybody who may read it: a row that was let in must not make one unreadable. */
  async function readLists(): Promise<void> {
    for (const caller of CALLERS as readonly Caller[]) {
      for (const [route] of LISTS.filter(([key]) => isLet(key, caller))) {
        const call: Call = { route, caller, params: [], query: [], body: undefined, type: undefined };
        const wrong = await tryCall(call);
        const name = `${route} ${wrong?.fault} as ${caller}`;
        if (!wrong || known.has(name)) continue;
        known.add(name);
        note({ route, fault: `${wrong.fault}, after everything`, call: describe(call, wrong.answered) });
      }
    }
  }
  await readLists();
  const never_granted = Object.keys(contract).filter((route) => !grantedRoutes.has(route));
  return { findings, calls: counted.calls, granted: counted.granted, never_granted };
}
