/** Calls all routes as all callers, and reports each fault with the smallest call that shows it. */
import fc from 'fast-check';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { CALLERS, type Caller } from '#tests/api/authorisation/callers.ts';
import type { InjectedServer } from '#tests/support/test-server.ts';
import { anyCall, type Call, isLet } from './calls.ts';
import type { Answered } from './faults.ts';
import { type Run, startAnew, startRun } from './send-call.ts';
import { tryCall } from './try-call.ts';

interface Finding {
  readonly route: string;
  /** The fault in a few words. */
  readonly fault: string;
  /** The smallest call that was found to show the fault, and the answer to it. */
  readonly call: string;
}
export interface Wanted {
  readonly calls: number;
  readonly seed: number;
  /** Called with a line for each fault, and sometimes for the progress. */
  readonly tell?: (line: string) => void;
}
export interface Found {
  readonly findings: readonly Finding[];
  /** Number of calls, including those for finding smaller calls. */
  readonly calls: number;
  /** Number of calls that were answered without a refusal. */
  readonly granted: number;
  /** Routes that refused all calls, so that the run has tested little of them. */
  readonly never_granted: readonly string[];
}

/** Number of calls after which new people and objects are made, because calls cancel and delete them. */
const CALLS_OF_A_WORLD = 2_000;
/**
 * Maximum number of tries to find a smaller call with the same fault. A fault that needs earlier calls may never show
 * again.
 */
const TRIES_TO_MAKE_SMALLER = 300;
const LISTS = Object.entries<RouteDeclaration>(contract).filter(([key]) => /^GET [^:]*$/.test(key));
const short = (text: string, max = 600) =>
  text.length > max ? `${text.slice(0, max)} … (${text.length} letters)` : text;

const describe = ({ caller, route, params, query, body, type }: Call, { status, text }: Answered): string =>
  short(`as ${caller}: ${route} ${JSON.stringify({ params, query, type })} ${JSON.stringify(body)}`) +
  `\n    → ${status} ${short(text, 300)}`;

/** The faults found so far; each fault once. */
interface Notes {
  readonly findings: Finding[];
  readonly known: Set<string>;
  readonly tell: (line: string) => void;
}

function note({ findings, known, tell }: Notes, name: string, finding: Finding): void {
  known.add(name);
  findings.push(finding);
  tell(`${finding.route} ${finding.fault}\n    ${finding.call}`);
}

/** Reads all lists as each caller who may read them: no earlier call may have made a list unreadable. */
async function readLists(run: Run, notes: Notes): Promise<void> {
  for (const caller of CALLERS as readonly Caller[]) {
    for (const [route] of LISTS.filter(([key]) => isLet(key, caller))) {
      const call: Call = { route, caller, params: [], query: [], body: undefined, type: undefined };
      const wrong = await tryCall(run, call);
      const name = `${route} ${wrong?.fault} as ${caller}`;
      if (!wrong || notes.known.has(name)) continue;
      note(notes, name, { route, fault: `${wrong.fault}, after everything`, call: describe(call, wrong.answered) });
    }
  }
}

/**
 * Makes calls until one shows a new fault, and finds the smallest such call. Stops if no calls are left.
 *
 * @returns the number of calls left
 */
async function findOne(run: Run, notes: Notes, { seed, left }: { seed: number; left: number }): Promise<number> {
  let looked: string | undefined;
  let smallest: Finding | undefined;
  let smaller = 0;
  const property = fc.asyncProperty(anyCall, async (call) => {
    if (looked !== undefined) smaller += 1;
    if (smaller > TRIES_TO_MAKE_SMALLER) return true;
    if (looked === undefined && run.of_world >= CALLS_OF_A_WORLD) {
      await readLists(run, notes);
      await startAnew(run);
      notes.tell(`${run.calls} calls`);
    }
    const wrong = await tryCall(run, call);
    if (!wrong) return true;
    const name = `${call.route} ${wrong.fault}`;
    if (notes.known.has(name) || (looked !== undefined && looked !== name)) return true;
    looked = name;
    smallest = { route: call.route, fault: wrong.fault, call: describe(call, wrong.answered) };
    return false;
  });
  const { failed, numRuns, errorInstance } = await fc.check(property, { seed, numRuns: left });
  if (failed && !smallest) throw new Error('Fuzzing itself failed', { cause: errorInstance });
  if (smallest && looked) note(notes, looked, smallest);
  return failed ? left - numRuns : 0;
}

/**
 * Makes this many calls to a server, besides those that find smaller calls and read lists. The same seed gives the same
 * calls.
 */
export async function fuzz(server: InjectedServer, { calls, seed, tell = () => {} }: Wanted): Promise<Found> {
  const run = await startRun(server);
  const notes: Notes = { findings: [], known: new Set(), tell };
  let left = calls;
  for (let round = 0; left > 0; round += 1) {
    const before = run.calls;
    left = await findOne(run, notes, { seed: seed + round, left });
    if (run.calls === before) break;
  }
  await readLists(run, notes);
  const never_granted = Object.keys(contract).filter((route) => !run.granted_routes.has(route));
  return { findings: notes.findings, calls: run.calls, granted: run.granted, never_granted };
}
