import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { settingsOf } from '#scripts/test/clocks.ts';

// An expression that gives the current day from every source; all must agree.
const TOLD = `[
  new Date(), new Date(Date.now()), new Date(Date()), new (new Date().constructor)(), new (class extends Date {})(),
  new Date(performance.timeOrigin), Temporal.Now.instant(), Temporal.Now.zonedDateTimeISO(), Temporal.Now.plainDateTimeISO(),
  Temporal.Now.plainDateISO('UTC'), new Intl.DateTimeFormat('sv').format(), [0].map(() => new Date().toJSON())[0],
  new Intl.DateTimeFormat('sv').formatToParts().map(({ value }) => value).join(''),
].map((told) => told.toJSON?.() ?? told).map((told) => told.slice(0, 10))`;
const IN_A_CHILD = `import { execFileSync } from 'node:child_process';
  const told = execFileSync(process.execPath, ['--eval', ${JSON.stringify(`console.log(JSON.stringify(${TOLD}))`)}]);
  console.log(told.toString());`;
const IN_A_THREAD = `import { Worker } from 'node:worker_threads';
  const code = ${JSON.stringify(`process.getBuiltinModule('node:worker_threads').parentPort.postMessage(${TOLD})`)};
  new Worker(code, { eval: true }).once('message', (told) => console.log(JSON.stringify(told)));`;

const MOVED_MS = Number(process.env.MOVED_CLOCK_MS ?? 0);
const clock = settingsOf({ name: '', begins: '2031-11-27T10:00:00Z', why: '' }, Date.now() - MOVED_MS);

/** The output of code in a process whose clock is moved to 2031-11-27. */
async function run(code: string): Promise<unknown> {
  const env = { ...process.env, ...clock, TZ: 'UTC' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { env });
  return JSON.parse(stdout);
}

test.each([
  ['a process', `console.log(JSON.stringify(${TOLD}))`],
  ['a process that it starts', IN_A_CHILD],
  ['a thread of it', IN_A_THREAD],
])('every source of the date in %s gives the moved day', async (_, code) => {
  expect(new Set((await run(code)) as string[])).toEqual(new Set(['2031-11-27']));
});

test('Date objects behave as before, and measures of duration stay real', async () => {
  const asked = `const before = performance.now();
    const given = new Date('2020-02-29T10:00:00Z');
    console.log(JSON.stringify([
      given.toJSON(), given instanceof Date, given.constructor === Date, structuredClone(given) instanceof Date,
      Date.UTC(2020, 0), Date.length, new Intl.DateTimeFormat('sv', { timeZone: 'UTC' }).format(given), before < 10_000,
    ]))`;
  const date = '2020-02-29T10:00:00.000Z';
  expect(await run(asked)).toEqual([date, true, true, true, Date.UTC(2020, 0), 7, '2020-02-29', true]);
});

test('a test may still set the time itself', () => {
  vi.useFakeTimers({ now: new Date('2026-01-02T03:04:05Z'), toFake: ['Date'] });
  expect(new Date().toJSON()).toBe('2026-01-02T03:04:05.000Z');
  vi.useRealTimers();
});
