/**
 * `node bench/measure-watching.ts`: the cost of measurements, request ids and marks in the log for the poll of the
 * talent layout and for one record. One process answers with and without them in turn (switched-watching.ts), because
 * two equal processes differ by more than the cost. Only prints the ratios; none of them makes it fail.
 */

import { fileURLToPath } from 'node:url';
import { buildWeb } from '#scripts/build.ts';
import { freePort } from '#tests/support/free-port.ts';
import { COMPANY_TOKEN, TALENT_TOKEN } from './fill.ts';
import { startFullMarket } from './full-market.ts';
import { type Asking, type Cost, load, median } from './measure-endpoints.ts';

const TURNS = 10;
/** Exact to half of a thousandth, which is less than the ratios differ from run to run. */
const DIGITS = 3;
/** The median of ratios, with the quarters around it: '1.021 (0.996–1.043)'. */
function spread(ratios: readonly number[]): string {
  const sorted = ratios.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(DIGITS);
  return `${median(ratios).toFixed(DIGITS)} (${at(1 / 4)}–${at(3 / 4)})`;
}

const stack = new AsyncDisposableStack();
try {
  await buildWeb();
  const { pool, another, cookieOf } = await startFullMarket(stack, false);
  const METRICS_PORT = String(await freePort());
  const switched = fileURLToPath(new URL('./switched-watching.ts', import.meta.url));
  // Lines are written, as in production.
  const { url, pid } = await another({ METRICS_PORT, LOG_LEVEL: 'info', NODE_OPTIONS: `--import=${switched}` });
  const { rows } = await pool.query<{ id: string }>(
    `select id from projects where status = 'casting' order by id limit 1`,
  );
  const pieces = [
    ['poll', '/talent/poll', TALENT_TOKEN],
    ['one record', `/records/Project/${rows[0]?.id}`, COMPANY_TOKEN],
  ] as const;
  /** Turns watching on or off; it is on at the start. */
  const turn = async () => {
    process.kill(pid ?? 0, 'SIGUSR2');
    // An answer comes after the signal.
    await (await fetch(`${url}/health`)).text();
  };
  let isOn = true;
  /** Measures with watching and without it; each goes first in every second turn. */
  const measure = async (asking: Asking): Promise<readonly [with_it: Cost, without_it: Cost]> => {
    // Prometheus asks less often, once in 15 seconds.
    await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    const first = await load(pool, asking);
    await turn();
    const second = await load(pool, asking);
    isOn = !isOn;
    return isOn ? [second, first] : [first, second];
  };
  console.log(`| | req/s, with / without | ratio | processor ms, with / without | ratio |\n|---|---|---|---|---|`);
  for (const [name, path, token] of pieces) {
    const { name: cookie, value } = cookieOf(token);
    const asking = { url, pid, path: () => `/api/v1${path}`, cookie: `${cookie}=${value}` };
    await measure(asking);
    const costs: (readonly [Cost, Cost])[] = [];
    for (let one = 0; one < TURNS; one++) costs.push(await measure(asking));
    const both = (read: (cost: Cost) => number, digits: number) =>
      [0, 1].map((which) => median(costs.map((pair) => read(pair[which] as Cost))).toFixed(digits)).join(' / ');
    const speed = costs.map(([one, other]) => one.perSecond / other.perSecond);
    const work = costs.map(([one, other]) => one.cpuMs / other.cpuMs);
    const cells = [
      name,
      both(({ perSecond }) => perSecond, 0),
      spread(speed),
      both(({ cpuMs }) => cpuMs, DIGITS),
      spread(work),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  await stack.disposeAsync();
}
process.exit(0);
