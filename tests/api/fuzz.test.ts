import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '#tests/fuzz/fuzz.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

// `npm run fuzz -- --calls 500000 --seed 7` makes more of them, and others.
const calls = Number(process.env.FUZZ_CALLS ?? 1500);
const seed = Number(process.env.FUZZ_SEED ?? 1);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: process.env.FUZZ_CALLS ? 'error' : 'silent' });
});
afterAll(() => server.stop());

test(
  'whatever is called as whomever is answered as declared, and what is refused changes nothing',
  async () => {
    const started = process.cpuUsage();
    const found = await fuzz(server, { calls, seed });
    const { user, system } = process.cpuUsage(started);
    if (process.env.FUZZ_CALLS) {
      console.log(
        `seed ${seed}: ${found.calls} calls, ${found.granted} granted, ${((user + system) / 1e6).toFixed(0)} s of CPU`,
      );
    }
    expect(found.findings.map(({ fault, call }) => `${fault}\n    ${call}`)).toEqual([]);
  },
  24 * 60 * 60_000,
);
