/**
 * `npm run bench -- live`: load from 200 open screens during 20 commands a second, refetching affected answers only
 * ('now') or all answers ('before'). Screens, server and database run on the same machine. Counts the requests of the
 * screens, without the commands, and the statements that the server's `pg` client sends.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPool } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { startServices } from '#server/start-services.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf, sayNo, sayYes } from '#tests/factories/projects.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { type Asked, counted, OpenScreen } from './live-screens.ts';

const COMPANIES = 20;
const TALENTS_OF_EACH = 6;
const TABS_OF_COMPANY = 3;
const ADMIN_TABS = 20;
const COMMANDS_PER_SECOND = 20;
const SECONDS = 15;

interface Request {
  readonly id: string;
  readonly talent: Talent;
  readonly company: Company;
}

interface Market {
  readonly url: string;
  readonly requests: readonly Request[];
  readonly companies: readonly { readonly company: Company; readonly project_id: string }[];
  readonly admin: Person;
}

const statements = { count: 0 };

function countStatements(): void {
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function counting(this: pg.Client, ...args: unknown[]) {
    statements.count += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;
}

async function makeMarket(server: TestServer): Promise<Market> {
  const requests: Request[] = [];
  const companies: { company: Company; project_id: string }[] = [];
  for (let index = 0; index < COMPANIES; index += 1) {
    const company = await aCompany(server);
    const asked: Talent[] = [];
    for (let count = 0; count < TALENTS_OF_EACH; count += 1) asked.push(await aTalent(server));
    const project = await aProject(server, company, { step: 3, asked });
    companies.push({ company, project_id: project.id });
    for (const talent of asked) {
      requests.push({ talent, company, id: (await candidateOf(company, project.id, talent)).id });
    }
  }
  return { url: server.url, requests, companies, admin: await anAdmin(server) };
}

const TALENT: Asked = [['GET /talent/poll'], ['GET /talent/profile'], ['GET /talent/requests', { query: { page: 1 } }]];
const ADMIN: Asked = [['GET /admin/dashboard'], ['GET /projects', { query: { page: 1 } }]];
const ofProject = (id: string): Asked => [
  ['GET /company/poll'],
  ['GET /projects/:id', { params: { id } }],
  ['GET /projects/:id/candidates', { params: { id }, query: { page: 1 } }],
  ['GET /projects/:id/log', { params: { id }, query: { page: 1 } }],
];

const percentile = (values: readonly number[], share: number) =>
  (values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN).toFixed(0);

type Rule = 'before' | 'now';

async function measure(market: Market, rule: Rule): Promise<string> {
  const called = new Map<unknown, (() => void)[]>();
  const screens: OpenScreen[] = [];
  const open = async (person: Person, asked: Asked, topic: unknown) => {
    const screen = new OpenScreen(person, asked);
    screens.push(screen);
    if (rule === 'now') await screen.follow(market.url);
    else called.set(topic, [...(called.get(topic) ?? []), screen.followAll()]);
  };
  for (const { talent } of market.requests) await open(talent, TALENT, talent);
  for (const { company, project_id } of market.companies) {
    for (let tab = 0; tab < TABS_OF_COMPANY; tab += 1) await open(company, ofProject(project_id), company);
  }
  for (let tab = 0; tab < ADMIN_TABS; tab += 1) await open(market.admin, ADMIN, 'admin');
  await pause(3_000);

  [counted.requests, statements.count] = [0, 0];
  let given = 0;
  const took: number[] = [];
  const under_way: Promise<void>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < COMMANDS_PER_SECOND * SECONDS; turn += 1) {
    const { id, talent, company } = market.requests[turn % market.requests.length] as Request;
    const began = performance.now();
    const isYes = Math.floor(turn / market.requests.length) % 2 === (rule === 'now' ? 0 : 1);
    under_way.push(
      (isYes ? sayYes(talent, id) : sayNo(talent, id)).then(
        () => {
          given += 1;
          took.push(performance.now() - began);
          for (const topic of [talent, company, 'admin']) for (const call of called.get(topic) ?? []) call();
        },
        () => {},
      ),
    );
    await pause(Math.max(0, start + ((turn + 1) * 1000) / COMMANDS_PER_SECOND - performance.now()));
  }
  await Promise.all(under_way);
  const seconds = (performance.now() - start) / 1000;
  const cells = [
    rule,
    screens.length,
    (given / seconds).toFixed(1),
    (counted.requests / seconds).toFixed(0),
    (statements.count / seconds).toFixed(0),
    (counted.requests / given).toFixed(1),
    percentile(took, 0.5),
    percentile(took, 0.99),
  ];
  for (const screen of screens) screen.close();
  await pause(2_000);
  return `| ${cells.join(' | ')} |`;
}

/** Measures the load of live updates and prints the table. */
export async function runLive(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-bench-live-'));
  const stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const database = await startEmbedded(folder);
    stack.defer(() => database.stop());
    const pool = createPool(database.url, { max: 4 });
    stack.defer(() => pool.end());
    await migrate(pool);
    const env = readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      DEMO: '0',
      RATE_LIMITS: '0',
      LOG_LEVEL: 'silent',
      SESSION_SECRET: 'a secret of at least thirty-two characters',
    });
    const { services, stop } = await startServices({ env, withSchedule: false });
    stack.defer(stop);
    const app = await createApp(services);
    stack.defer(() => app.close());
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const setClock = () => {
      throw new Error('A measurement uses the real clock, which cannot be set.');
    };
    const market = await makeMarket({ url, services, setClock, stopClock: setClock, stop: async () => {} });
    countStatements();
    console.log(`## Live updates: ${COMMANDS_PER_SECOND} commands a second wanted, ${SECONDS} s\n`);
    console.log(
      '| rule | open screens | commands/s | requests of screens/s | statements/s | requests for each command | command median ms | p99 ms |\n|---|---|---|---|---|---|---|---|',
    );
    for (const rule of ['now', 'before'] as const) console.log(await measure(market, rule));
  } finally {
    await stack.disposeAsync();
  }
}
