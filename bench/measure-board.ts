/**
 * `node bench/measure-board.ts`: times reading a board and moving a card over HTTP, for a role with 500 people and one
 * with 50.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createApp } from '#server/app.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { WIRE_LIMITS } from '#server/http/wire-server.ts';
import { startServices } from '#server/start-services.ts';
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';

const [LARGE, SMALL] = [500, 50];
const ROUNDS = 60;

interface Board {
  readonly company: Company;
  readonly id: string;
  readonly candidate_ids: readonly string[];
}

async function aBoard(server: TestServer, count: number): Promise<Board> {
  const company = await aCompany(server);
  const talent_ids = await manyTalents(server, count);
  const terms = { talent_ids, starts_on: '2099-05-10', client_decision: null };
  const { project_id: id, candidate_ids } = await reviewedProject(server, company, terms);
  return { company, id, candidate_ids };
}

/** Reads all pages of the board, as the screen does. */
async function readBoard({ company, id }: Board): Promise<void> {
  const page = (number: number) =>
    company.api.ok('GET /projects/:id/candidates', { params: { id }, query: { page: number } });
  const { total, page_size } = await page(1);
  await Promise.all(Array.from({ length: Math.ceil(total / page_size) - 1 }, (_, index) => page(index + 2)));
}

const CALLS = {
  'the whole board': readBoard,
  // Round 0 moves the last card before the first; each later round moves the preceding card before the one moved last.
  'a card moved by one place': async ({ company, candidate_ids }: Board, round: number) => {
    const at = (place: number) => candidate_ids.at(place % candidate_ids.length) ?? '';
    await company.api.ok('POST /candidates/:id/place', {
      params: { id: at(-1 - round) },
      body: { before_id: at(-round) },
    });
  },
} as const;

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const folder = mkdtempSync(join(tmpdir(), 'medverka-board-'));
await using stack = new AsyncDisposableStack();
stack.defer(() => rmSync(folder, { recursive: true, force: true }));
const database = await startEmbedded(folder);
stack.defer(() => database.stop());
const settings = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '0', RATE_LIMITS: '0', LOG_LEVEL: 'silent' };
const secrets = {
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  PERSONAL_DATA_SECRET: 'what seals numbers of thirty-two characters',
};
const { services, stop } = await startServices({
  env: readEnv({ NODE_ENV: 'test', ...settings, ...secrets }),
  withSchedule: false,
});
stack.defer(stop);
await migrate(services.pool);
const app = await createApp(services, WIRE_LIMITS);
stack.defer(() => app.close());
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const server = { url, services, setClock: () => {}, stopClock: () => {}, stop };
const [large, small] = [await aBoard(server, LARGE), await aBoard(server, SMALL)];
await services.pool.query('analyze');

console.log(`| | ${LARGE} people, median ms | ${SMALL} people | ratio |\n|---|---|---|---|`);
for (const [what, call] of Object.entries(CALLS)) {
  const times: { large: number[]; small: number[] } = { large: [], small: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.large.push(await timed(() => call(large, round)));
    times.small.push(await timed(() => call(small, round)));
  }
  const [of, beside] = [median(times.large), median(times.small)];
  console.log(`| ${what} | ${of.toFixed(1)} | ${beside.toFixed(1)} | ${(of / beside).toFixed(1)} |`);
}
