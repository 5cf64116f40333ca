/** Half an hour of steady load on a real server process with the demonstration. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_COMPANY, DEMO_PASSWORD, DEMO_TALENT } from '#demo/accounts.ts';
import { openBrowser } from '#tests/api/accounts/account-browser.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

/** `LOAD_MINUTES=1` is for trying out this test. */
const MINUTES = Number(process.env.LOAD_MINUTES ?? 30);
const CLIENTS = 8;
/** The pause between two calls of a client: it keeps the load steady and below the machine's capacity. */
const PAUSE_MS = 100;
/**
 * Maximum growth of the process's memory from the middle of the run to its end. A leak still grows then; a cache does
 * not.
 */
const MOST_GROWTH = 1.25;

const CALLS = {
  company: ['GET /talents?text=kvinna 25-35 som rider', 'GET /projects', 'GET /notifications', 'GET /shortlists'],
  talent: ['GET /talent/requests', 'GET /talent/assignments', 'GET /talent/calendars', 'GET /notifications'],
} as const;
const EMAILS = { company: DEMO_COMPANY.email, talent: DEMO_TALENT.email } as const;

let database: TestDatabase;
let server: ServerProcess;
let data_dir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  data_dir = mkdtempSync(join(tmpdir(), 'medverka-load-'));
  const settings = { DATABASE_URL: database.url, DATA_DIR: data_dir, DEMO: '1', DEMO_TALENTS: '60', RATE_LIMITS: '0' };
  server = await startServer(settings);
}, 600_000);
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(data_dir, { recursive: true });
});

/** The memory of the server's process in kB; known on Linux only. */
const memoryKb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.skipIf(process.platform !== 'linux')(
  'the same calls for half an hour are all answered, and the process does not grow',
  async () => {
    const end = performance.now() + MINUTES * 60_000;
    const faults: string[] = [];
    const sizes: number[] = [];
    let calls = 0;
    async function goOn(client: number): Promise<void> {
      const who = client % 2 === 0 ? 'company' : 'talent';
      const browser = openBrowser(server.url);
      for (let turn = client; performance.now() < end; turn += 1) {
        // Each client signs in at its start, and again after every 200 turns.
        if (turn % 200 === client) {
          const { status } = await browser.post('/account/sign-in', { email: EMAILS[who], password: DEMO_PASSWORD });
          if (status !== 200) faults.push(`${status} sign-in`);
        }
        const [, path = ''] = (CALLS[who][turn % CALLS[who].length] ?? '').split(/ (.*)/s);
        const { status } = await browser.get(encodeURI(path));
        calls += 1;
        if (status !== 200) faults.push(`${status} ${path}`);
        const page = await fetch(server.url);
        await page.arrayBuffer();
        if (!page.ok) faults.push(`${page.status} /`);
        await pause(PAUSE_MS);
      }
    }
    async function watch(): Promise<void> {
      while (performance.now() < end) {
        sizes.push(memoryKb());
        await pause((MINUTES * 60_000) / 60);
      }
    }
    await Promise.all([watch(), ...Array.from({ length: CLIENTS }, (_, client) => goOn(client))]);
    const most = (some: readonly number[]) => Math.max(...some);
    console.log(`${calls} calls; memory ${sizes.map((kB) => Math.round(kB / 1024)).join(', ')} MB`);
    expect([...new Set(faults)]).toEqual([]);
    const third = Math.floor(sizes.length / 3);
    expect(most(sizes.slice(-third)) / most(sizes.slice(third, 2 * third))).toBeLessThan(MOST_GROWTH);
  },
  24 * 3_600_000,
);
