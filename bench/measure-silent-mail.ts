/**
 * `node bench/measure-silent-mail.ts`: times `/ready` while ten mails wait for a mail server that accepts connections
 * and says nothing. Uses a server and a database of its own. Only prints the times; none of them makes it fail.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '#tests/support/server-process.ts';

const MAILS = 10;
const ASKED = 40;
const EVERY_MS = 100;

/** The time of each request to `/ready` in ms, fastest first. */
async function readyTimes(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const started = performance.now();
    await (await fetch(`${url}/ready`)).text();
    times.push(performance.now() - started);
    await pause(EVERY_MS);
  }
  return times.toSorted((a, b) => a - b);
}

const row = (name: string, times: readonly number[]) =>
  `| ${[name, times[Math.floor(times.length / 2)], times.at(-1)].map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join(' | ')} |`;

const folder = mkdtempSync(join(tmpdir(), 'medverka-silent-'));
const silent = createServer(() => {});
await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
const server = await startServer({
  DATA_DIR: folder,
  DEMO: '0',
  RATE_LIMITS: '0',
  LOG_LEVEL: 'silent',
  SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
});
try {
  const before = await readyTimes(server.url);
  await Promise.all(
    Array.from({ length: MAILS }, (_, n) =>
      fetch(`${server.url}/api/v1/account/talent-sign-up`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          first_name: 'Ada',
          last_name: 'Lind',
          email: `ada-${n}@example.com`,
          password: 'hemligt-nog-11',
          birth_date: '1995-05-05',
          accepts_terms: true,
        }),
      }).then(async (answer) => {
        if (!answer.ok) throw new Error(`A sign-up answered ${answer.status}: ${await answer.text()}`);
      }),
    ),
  );
  const waiting = await readyTimes(server.url);
  console.log('| /ready | median ms | slowest ms |\n|---|---|---|');
  console.log(row('no mail waits', before));
  console.log(row(`${MAILS} mails wait for a silent server`, waiting));
} finally {
  await server.stop();
  silent.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
