/**
 * `npm run bench`: fills a database of its own, measures, prints the report; `npm run bench -- lighthouse` only the parts
 * named. The live updates, the search, which makes up to a million talents, and where the time of a request goes
 * (`profile`) are measured only when they are named. Nothing here asserts a time; what has become worse since the last
 * report is named, and `--keep` makes a run the last report.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '#scripts/build.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { cookieName, signCookie } from '#server/http/cookies.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startBare } from './bare-process.ts';
import { COMPANY_TOKEN, fill, TALENT_TOKEN, TALENTS, WRITER_TOKEN } from './fill.ts';
import { fillBoard } from './fill-boards.ts';
import { measureAgreements } from './measure-agreements.ts';
import { BOARDS_HEAD, type Boards, measureBoards } from './measure-boards.ts';
import { measureDocuments } from './measure-documents.ts';
import { ENDPOINTS_HEAD, heldBy, measureEndpoint } from './measure-endpoints.ts';
import { measureFirstLoads } from './measure-first-load.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureTransitions } from './measure-transitions.ts';
import { measureTyping, TYPING_HEAD } from './measure-typing.ts';
import { piecesOfWork } from './pieces-of-work.ts';
import { INSPECTED, PROFILE_HEAD, profileEndpoints } from './profile-endpoints.ts';
import { type Figure, tellFigures } from './report.ts';
import { runSearch, SEARCH_PARTS } from './run-search.ts';

/** Measured on one database with many talents. */
const PARTS = ['endpoints', 'transitions', 'first-visit', 'lighthouse', 'boards', 'typing'] as const;
type Part = (typeof PARTS)[number];
const isKept = process.argv.includes('--keep');
const named = process.argv.slice(2).filter((name) => name !== '--keep');
const rounded = (value: number) => Math.round(value * 100) / 100;
/** What the parts below have measured. */
const figures: Figure[] = [];
const all = [...PARTS, 'profile', 'documents', 'live', ...SEARCH_PARTS];
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}; there are ${all.join(', ')}.`);
const isWanted = (part: Part) => named.length === 0 || named.includes(part);

const searches = named.filter((name) => SEARCH_PARTS.includes(name));
if (searches.length > 0) await runSearch(searches);
// Not before: it loads React as in development, and the screens cannot be built for production after that.
if (named.includes('live')) await (await import('./run-live.ts')).runLive();
if (named.length === 0 || named.includes('documents')) {
  console.log(
    '\n## Documents\n\n| | cutting pictures, ms | drawing, ms | slowest drawing, ms | kB | memory it adds, MB |\n|---|---|---|---|---|---|',
  );
  console.log(await measureDocuments());
  console.log('\n| agreements | ms each | ratio to bare pdfkit | memory it adds, MB |\n|---|---|---|---|');
  for (const line of await measureAgreements()) console.log(line);
}
if (named.length === 0 || named.includes('profile') || PARTS.some((part) => named.includes(part))) await measureParts();
tellFigures(figures, isKept);

async function measureParts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-bench-'));
  const stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  try {
    await buildWeb();
    const database = await startEmbedded(folder);
    stack.defer(() => database.stop());
    const pool = createPool(database.url, { max: 32 });
    stack.defer(() => pool.end());
    await migrate(pool);
    await fill(pool);
    const settings = {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      DEMO: '0',
      RATE_LIMITS: '0',
      SESSION_SECRET: 'a secret of at least thirty-two characters',
    };
    const env = readEnv({ NODE_ENV: 'test', ...settings });
    const inspected = named.includes('profile') ? INSPECTED : {};
    const ours = await startServer({ ...settings, ...inspected, LOG_LEVEL: 'silent' });
    stack.defer(() => ours.stop());
    const { rows: sessions } = await pool.query<{ id: string; token: string; expires_date: string }>(
      'select id, token, expires_date from sessions',
    );
    const cookieOf = (token: string) => {
      const session = sessions.find((row) => row.token === token);
      const value = `${session?.id}.${Date.parse(session?.expires_date ?? '')}`;
      return { name: cookieName(env, 'session'), value: signCookie(env, 'session', value) };
    };
    const header = (token: string) => `${cookieOf(token).name}=${cookieOf(token).value}`;

    const pieces = async () => {
      const bare = await startBare('bench/bare-server.ts', { DATABASE_URL: database.url });
      stack.defer(bare.stop);
      const cookies = { talent: header(TALENT_TOKEN), company: header(COMPANY_TOKEN), writer: header(WRITER_TOKEN) };
      return piecesOfWork(pool, { ours, bare, cookies });
    };
    if (named.includes('profile')) {
      console.log(`## Where the time of our process goes\n\n${PROFILE_HEAD}`);
      for (const line of await profileEndpoints(ours.output(), await pieces())) console.log(line);
    }
    if (isWanted('endpoints')) {
      console.log(`## Endpoints: ${TALENTS.toLocaleString('en')} talents, 16 connections, 5 rounds in turn\n`);
      const atStart = heldBy(ours.pid);
      console.log(ENDPOINTS_HEAD);
      for (const piece of await pieces()) {
        const { name, ratio, line } = await measureEndpoint(pool, piece);
        console.log(line);
        figures.push({ name, value: rounded(ratio), unit: 'ratio' });
      }
      const memory = [
        { name: 'memory after the start', value: atStart.now, unit: 'MB' as const },
        { name: 'memory at most', value: heldBy(ours.pid).most, unit: 'MB' as const },
      ];
      for (const { name, value } of memory) console.log(`\n${name}: ${value} MB`);
      figures.push(...memory);
    }
    if (isWanted('transitions')) {
      console.log(
        '\n## The transition runner\n\n| | transitions/s | bare update + event/s | ratio |\n|---|---|---|---|',
      );
      const { ratio, lines } = await measureTransitions(createKysely(pool));
      for (const line of lines) console.log(line);
      figures.push({ name: 'transition runner, 32 writers', value: rounded(ratio), unit: 'ratio' });
    }
    if (isWanted('first-visit')) {
      console.log(
        '\n## First visit, kB as sent\n\n| page | document | script | style | fonts | all |\n|---|---|---|---|---|---|',
      );
      const pages = [
        { path: '/' },
        { path: '/Login' },
        { path: '/TalentRequests', cookie: cookieOf(TALENT_TOKEN) },
        { path: '/CompanyCreateProject', cookie: cookieOf(COMPANY_TOKEN) },
      ];
      for (const { path, total, line } of await measureFirstLoads(ours.url, pages)) {
        console.log(line);
        figures.push({ name: `first visit of ${path}`, value: rounded(total), unit: 'kB' });
      }
    }
    if (isWanted('lighthouse')) {
      console.log(
        '\n## Lighthouse, mobile, median of 3\n\n| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms |\n|---|---|---|---|---|---|---|---|',
      );
      const { paints, lines } = await measureLighthouse(ours.url, ['/', '/Login', '/Registera']);
      for (const line of lines) console.log(line);
      for (const [path, ms] of paints) figures.push({ name: `first paint of ${path}`, value: ms, unit: 'ms' });
    }
    if (isWanted('boards')) {
      console.log(`\n## Everybody of a project, a processor four times slower\n\n${BOARDS_HEAD}`);
      const sizes = async (answer: keyof Boards) =>
        new Map(await Promise.all([50, 500].map(async (n) => [n, await fillBoard(pool, n, answer)] as const)));
      const boards = { interested: await sizes('interested'), pending: await sizes('pending') };
      await pool.query('analyze');
      for (const line of await measureBoards(ours.url, cookieOf(COMPANY_TOKEN), boards)) console.log(line);
    }
    if (isWanted('typing')) {
      console.log(`\n## A search typed, a processor four times slower\n\n${TYPING_HEAD}`);
      console.log(await measureTyping(ours.url, cookieOf(COMPANY_TOKEN)));
    }
  } finally {
    await stack.disposeAsync();
  }
}
