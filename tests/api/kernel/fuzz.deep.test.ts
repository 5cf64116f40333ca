import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '#tests/fuzz/fuzz.ts';
import { type InjectedServer, startTestServer } from '#tests/support/test-server.ts';

// The deep tier takes its seed from the commit. `npm run fuzz -- --calls 500000 --seed 7` makes more calls with another
// seed, and prints the outcome.
const byHand = process.env.FUZZ_CALLS !== undefined;
const calls = Number(process.env.FUZZ_CALLS ?? 20_000);
const seed = Number(process.env.FUZZ_SEED ?? 1);

let server: InjectedServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: byHand ? 'error' : 'silent' });
});
afterAll(() => server.stop());

test('every call by every caller is answered as declared, and refused calls change nothing', async () => {
  const found = await fuzz(server, { calls, seed, ...(byHand && { tell: (line) => console.log(line) }) });
  const said = `seed ${seed}: ${found.calls} calls, ${found.granted} granted`;
  if (byHand) console.log(`${said}\nNever granted: ${found.never_granted.join(', ')}`);
  const findings = found.findings.map(({ route, fault, call }) => `${route} ${fault}\n    ${call}`);
  expect(findings, said).toEqual([]);
}, 86_400_000);
