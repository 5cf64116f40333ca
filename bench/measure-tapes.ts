/**
 * `node bench/measure-tapes.ts`: times the first frame of a tape after its screen is opened, compared with a bare page
 * with the same file; the first frame of the next person, chosen by keyboard; and the screen with 500 people, compared
 * with 5.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium, type Page } from '@playwright/test';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { startServices } from '#server/start-services.ts';
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { allCalledByTape, aSentTake } from '#tests/factories/tapes.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server-process.ts';
import type { TestServer } from '#tests/support/test-server.ts';

const [MANY, FEW] = [500, 5];
/** Number of invited talents who have a tape that can be played. */
const PLAYED = 5;
const ROUNDS = 9;

const FAR_DAY = '2099-01-01';
const film = readFileSync(new URL('../demo/clips/tape-1.mp4', import.meta.url));

/**
 * Makes an audition to which `count` talents are invited. The first `PLAYED` of them have sent a tape.
 * @returns the query string of the screen that shows the first talent
 */
async function calledPeople(server: TestServer, company: Company, count: number): Promise<string> {
  const { services } = server;
  const talent_ids = await manyTalents(server, count);
  const { project_id } = await reviewedProject(server, company, {
    talent_ids,
    starts_on: FAR_DAY,
    client_decision: null,
  });
  const called = await allCalledByTape(services, project_id);
  for (const one of called.slice(0, PLAYED)) await aSentTake(services, one, film);
  const [first] = called;
  return `?id=${first?.audition_id}&role=${first?.role_id}&person=${first?.id}`;
}

/** Serves the film of the tapes on a bare page, from a server that does nothing else. */
async function startBarePage(): Promise<{ url: string; stop: () => void }> {
  const bare = createServer((request, response) => {
    if (request.url === '/film.mp4') {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length }).end(film);
    } else {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<video src="/film.mp4" preload="auto"></video>');
    }
  });
  await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`, stop: () => bare.close() };
}

/** The time of the first frame of a visible player, in ms from the start of the page. */
const firstFrame = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => (globalThis as unknown as { frame?: number }).frame)
    .then((found) => found.jsonValue() as Promise<number>);

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const folder = mkdtempSync(join(tmpdir(), 'medverka-tapes-'));
await using stack = new AsyncDisposableStack();
stack.defer(() => rmSync(folder, { recursive: true, force: true }));
const database = await startEmbedded(folder);
stack.defer(() => database.stop());
const settings = {
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  DEMO: '0',
  RATE_LIMITS: '0',
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  PERSONAL_DATA_SECRET: 'what seals numbers of thirty-two characters',
};
const { services, stop } = await startServices({
  env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings }),
  withSchedule: false,
});
stack.defer(stop);
await migrate(services.pool);
const { url, stop: stopServer } = await startServer(settings);
stack.defer(stopServer);
const server: TestServer = { url, services, setClock: () => {}, stopClock: () => {}, stop };
const company = await aCompany(server);
const [many, few] = [await calledPeople(server, company, MANY), await calledPeople(server, company, FEW)];
await services.pool.query('analyze');

const bare = await startBarePage();
stack.defer(bare.stop);
const browser = await chromium.launch(findBrowser());
stack.defer(() => browser.close());
const context = await browser.newContext();
const [name = '', value = ''] = company.cookie.split('=', 2);
await context.addCookies([{ name, value, url }]);
await context.addInitScript(() => {
  document.addEventListener(
    'loadeddata',
    ({ target }) => {
      const seen = globalThis as unknown as { frame?: number };
      if (target instanceof HTMLVideoElement && !target.hidden) seen.frame ??= performance.now();
    },
    true,
  );
});
const page = await context.newPage();
const screen = `${url}/CompanyAuditionRoleCandidates`;

const times = {
  ours: [] as number[],
  bare: [] as number[],
  next: [] as number[],
  many: [] as number[],
  few: [] as number[],
};
// The first round fills the caches of the browser and does not count.
for (let round = 0; round <= ROUNDS; round += 1) {
  await page.goto(screen + few);
  const ours = await firstFrame(page);
  await page.getByRole('button', { name: /^Nästa: / }).focus();
  await page.evaluate(() => delete (globalThis as unknown as { frame?: number }).frame);
  const pressed = await page.evaluate(() => performance.now());
  await page.keyboard.press('j');
  const next = (await firstFrame(page)) - pressed;
  await page.goto(bare.url);
  const beside = await firstFrame(page);
  const listed: number[] = [];
  for (const question of [many, few]) {
    const begun = performance.now();
    await page.goto(screen + question);
    await page.getByRole('navigation', { name: 'Kallade' }).waitFor();
    listed.push(performance.now() - begun);
  }
  if (round === 0) continue;
  times.ours.push(ours);
  times.bare.push(beside);
  times.next.push(next);
  times.many.push(listed[0] ?? 0);
  times.few.push(listed[1] ?? 0);
}
const row = (what: string, one: readonly number[], other: readonly number[]) =>
  `| ${what} | ${median(one).toFixed(0)} | ${median(other).toFixed(0)} | ${(median(one) / median(other)).toFixed(2)} |`;
console.log('| | ours, median ms | beside | ratio |\n|---|---|---|---|');
console.log(row('first frame from opening the screen, beside a bare page', times.ours, times.bare));
console.log(row('first frame of the next person by a key, beside a bare page', times.next, times.bare));
console.log(row(`the screen with ${MANY} people, beside ${FEW}`, times.many, times.few));
