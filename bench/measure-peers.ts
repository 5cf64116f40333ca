import { readdirSync, readFileSync } from 'node:fs';
import { type Asking, ask, cpuOf } from './measure-endpoints.ts';
import type { Piece } from './peers/peer.ts';
import type { Program } from './start-peer.ts';

const ROUNDS = 5;
const SECONDS = 3;

/** The names of the pieces in the report, in its order. Our server writes its log also where the others write none. */
export const PIECES: Readonly<Record<Piece, string>> = {
  one: 'one record',
  list: 'list of 25',
  create: 'create',
  update: 'update',
  'logged create': 'create with its log',
  'logged update': 'update with its log',
};

/** The median with the lower and the upper quartile. */
export interface Quarters {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** The cost of one piece for one program. */
export interface PeerCost {
  readonly program: string;
  readonly perSecond: Quarters;
  /** Requests per second divided by those of the first program in the same round. */
  readonly ratio: Quarters;
  /** Processor time of the program's process, in ms per request. */
  readonly processMs: Quarters;
  /** Processor time of all processes of PostgreSQL, in ms per request. */
  readonly postgresMs: Quarters;
}

function quartersOf(values: readonly number[]): Quarters {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

const TICK_MS = 10;

/** The processor time in ms that PostgreSQL has used so far: its first process, those ended and those running (Linux). */
function postgresCpu(postmaster: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const [isFirst, isChild] = [Number(name) === postmaster, Number(fields[1]) === postmaster];
      if (isFirst || isChild) ticks += Number(fields[11]) + Number(fields[12]);
      if (isFirst) ticks += Number(fields[13]) + Number(fields[14]);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return ticks * TICK_MS;
}

async function load(asking: Asking, postmaster: number) {
  const [cpu, postgres] = [cpuOf(asking.pid), postgresCpu(postmaster)];
  const { requests } = await ask(asking, SECONDS);
  // On a machine that others use, a slow program may be given no time in a whole round, which is no figure.
  if (requests.total === 0) throw new Error(`no request was answered in ${SECONDS} s`);
  return {
    perSecond: requests.average,
    processMs: (cpuOf(asking.pid) - cpu) / requests.total,
    postgresMs: (postgresCpu(postmaster) - postgres) / requests.total,
  };
}

/**
 * Asks once, and looks at the answer: GraphQL answers 200 to an error, and an empty list would be less work.
 * @throws if the answer does not contain the record
 */
async function check(program: string, piece: Piece, { url, path, method = 'GET', cookie = '', headers, body }: Asking) {
  const response = await fetch(url + path(), {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body()) }),
  });
  const text = await response.text();
  const isRight =
    piece === 'list' ? text.split('"Projekt ').length === 26 : /Projekt|Höstkampanj|pdatedAt|objectId/.test(text);
  if (!response.ok || !isRight || text.includes('"errors"'))
    throw new Error(`${program} answered ${response.status} to '${piece}': ${text.slice(0, 500)}`);
}

/**
 * Measures one piece of work of all programs in turn, so that other load affects all alike. The first program is the one
 * that the others are compared with. A program that fails is named, and left out of this piece.
 * @throws if the first program fails
 */
export async function measurePiece(
  piece: Piece,
  programs: readonly Program[],
  postmaster: number,
): Promise<PeerCost[]> {
  const standing = new Map(
    programs.flatMap(({ name, calls }) => (calls[piece] ? [[name, calls[piece]] as const] : [])),
  );
  const inTurn = async <Result>(work: (asking: Asking, name: string) => Promise<Result>) => {
    const results = new Map<string, Result>();
    for (const [name, asking] of standing) {
      try {
        results.set(name, await work(asking, name));
      } catch (error) {
        standing.delete(name);
        console.error(`${name} failed at '${piece}': ${error instanceof Error ? error.message : error}`);
      }
    }
    return results;
  };
  await inTurn((asking, name) => check(name, piece, asking));
  await inTurn((asking) => load(asking, postmaster));
  const rounds: Map<string, Awaited<ReturnType<typeof load>>>[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await inTurn((asking) => load(asking, postmaster)));
  const first = programs[0]?.name ?? '';
  if (!standing.has(first)) throw new Error(`Nothing can be compared at '${piece}' without ${first}.`);
  return [...standing.keys()].map((program) => {
    const of = (name: string, read: (cost: Awaited<ReturnType<typeof load>>) => number) =>
      rounds.map((costs) => {
        const cost = costs.get(name);
        return cost ? read(cost) : Number.NaN;
      });
    const perSecond = of(program, (cost) => cost.perSecond);
    const bare = of(first, (cost) => cost.perSecond);
    return {
      program,
      perSecond: quartersOf(perSecond),
      ratio: quartersOf(perSecond.map((value, round) => value / (bare[round] ?? Number.NaN))),
      processMs: quartersOf(of(program, (cost) => cost.processMs)),
      postgresMs: quartersOf(of(program, (cost) => cost.postgresMs)),
    };
  });
}
