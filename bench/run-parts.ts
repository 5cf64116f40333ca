import { buildWeb } from '#scripts/build.ts';
import { createKysely } from '#server/db/pool.ts';
import { COMPANY_TOKEN, TALENT_TOKEN, TALENTS } from './fill.ts';
import { fillBoard } from './fill-boards.ts';
import { type FullMarket, startFullMarket } from './full-market.ts';
import { BOARDS_HEAD, type Boards, measureBoards } from './measure-boards.ts';
import { ENDPOINTS_HEAD, heldBy, measureEndpoint } from './measure-endpoints.ts';
import { measureFirstLoads } from './measure-first-load.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measurePhone, PHONE_HEAD } from './measure-phone.ts';
import { measureTransitions } from './measure-transitions.ts';
import { measureTyping, TYPING_HEAD } from './measure-typing.ts';
import { PROFILE_HEAD, profileEndpoints } from './profile-endpoints.ts';
import type { Figure } from './report.ts';
import { peers } from './run-peers.ts';

const rounded = (value: number) => Math.round(value * 100) / 100;

async function endpoints({ pool, ours, pieces }: FullMarket): Promise<Figure[]> {
  const figures: Figure[] = [];
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
  return figures;
}

async function transitions({ pool }: FullMarket): Promise<Figure[]> {
  console.log('\n## The transition runner\n\n| | transitions/s | bare update + event/s | ratio |\n|---|---|---|---|');
  const { ratio, lines } = await measureTransitions(createKysely(pool));
  for (const line of lines) console.log(line);
  return [{ name: 'transition runner, 32 writers', value: rounded(ratio), unit: 'ratio' }];
}

async function firstVisit({ ours, cookieOf }: FullMarket): Promise<Figure[]> {
  const figures: Figure[] = [];
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
  return figures;
}

async function lighthouse({ ours }: FullMarket): Promise<Figure[]> {
  console.log(
    '\n## Lighthouse, mobile, median of 3\n\n| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms |\n|---|---|---|---|---|---|---|---|',
  );
  const { pages, lines } = await measureLighthouse(ours.url, ['/', '/Login', '/Registera']);
  for (const line of lines) console.log(line);
  return pages.flatMap(({ path, first_paint, largest_paint, lowest_score }): Figure[] => [
    { name: `first paint of ${path}`, value: first_paint, unit: 'ms' },
    { name: `largest paint of ${path}`, value: largest_paint, unit: 'ms' },
    { name: `Lighthouse, ${path}: lowest of the four scores`, value: lowest_score, unit: 'points' },
  ]);
}

async function phone({ ours, cookieOf }: FullMarket): Promise<Figure[]> {
  console.log(`\n## A phone: 150 ms, 1.6 Mbit/s, a processor four times slower; median of 5\n\n${PHONE_HEAD}`);
  const [talent, company] = [cookieOf(TALENT_TOKEN), cookieOf(COMPANY_TOKEN)];
  const figures: Figure[] = [];
  let most = 0;
  for (const { path, kind, row, shift, line } of await measurePhone({ ours: ours.url }, [
    { path: '/TalentRequests', cookie: talent, row: /Projekt \d/, from: '/TalentDashboard' },
    { path: '/TalentDashboard', cookie: talent, row: /Bänk AB/, from: '/TalentRequests' },
    { path: '/CompanyDashboard', cookie: company, row: /Projekt \d/, from: '/CompanyProjectHub' },
    { path: '/CompanyProjectHub', cookie: company, row: /Projekt \d/, from: '/CompanyDashboard' },
  ])) {
    console.log(line);
    figures.push({ name: `phone, ${kind}: first row of ${path}`, value: Math.round(row), unit: 'ms' });
    most = Math.max(most, shift);
  }
  figures.push({ name: 'phone: layout shift at most', value: Math.round(most * 1000) / 1000, unit: 'shift' });
  return figures;
}

async function boards({ pool, ours, cookieOf }: FullMarket): Promise<Figure[]> {
  console.log(`\n## Everybody of a project, a processor four times slower\n\n${BOARDS_HEAD}`);
  const sizes = async (answer: keyof Boards) =>
    new Map(await Promise.all([50, 500].map(async (n) => [n, await fillBoard(pool, n, answer)] as const)));
  const all = { interested: await sizes('interested'), pending: await sizes('pending') };
  await pool.query('analyze');
  for (const line of await measureBoards(ours.url, cookieOf(COMPANY_TOKEN), all)) console.log(line);
  return [];
}

async function typing({ ours, cookieOf }: FullMarket): Promise<Figure[]> {
  console.log(`\n## A search typed, a processor four times slower\n\n${TYPING_HEAD}`);
  const { longest, count, slowest_answer, line } = await measureTyping(ours.url, cookieOf(COMPANY_TOKEN));
  console.log(line);
  const named = (what: string) => `typing a search, slow browser: ${what}`;
  return [
    { name: named('slowest key'), value: slowest_answer, unit: 'ms' },
    { name: named('longest task'), value: longest, unit: 'ms' },
    { name: named('tasks over 50 ms'), value: count, unit: 'tasks' },
  ];
}

async function profile({ ours, pieces }: FullMarket): Promise<Figure[]> {
  console.log(`## Where the time of our process goes\n\n${PROFILE_HEAD}`);
  for (const line of await profileEndpoints(ours.output(), await pieces())) console.log(line);
  return [];
}

/** Each part prints its section of the report and returns its figures. The parts are measured in this order. */
const MEASURES: Readonly<Record<string, (market: FullMarket) => Promise<Figure[]>>> = {
  profile,
  endpoints,
  transitions,
  'first-visit': firstVisit,
  lighthouse,
  phone,
  boards,
  typing,
  peers,
};

/** Parts that are measured only if named. */
const ON_REQUEST = ['profile', 'phone', 'peers'];

/** Names of the parts that are measured on one shared database with many talents. */
export const PARTS: readonly string[] = Object.keys(MEASURES);

/** Measures the named parts or, if none is named, all that are not on request. Returns the figures. */
export async function runParts(named: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const stack = new AsyncDisposableStack();
  try {
    await buildWeb();
    const market = await startFullMarket(stack, named.includes('profile'));
    for (const [name, measure] of Object.entries(MEASURES)) {
      const isWanted = named.length === 0 ? !ON_REQUEST.includes(name) : named.includes(name);
      if (isWanted) figures.push(...(await measure(market)));
    }
  } finally {
    await stack.disposeAsync();
  }
  return figures;
}
