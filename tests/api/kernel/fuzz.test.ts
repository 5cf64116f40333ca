import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '#tests/fuzz/fuzz.ts';
import { type InjectedServer, startTestServer } from '#tests/support/test-server.ts';

/**
 * The core tier makes the same calls in every run; the deep tier makes forty times as many, with a seed from the
 * commit.
 */
const SHORT = { calls: 500, seed: 1 };

let server: InjectedServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

test('five hundred calls of every kind are answered as declared, and the refused ones change nothing', async () => {
  const { findings } = await fuzz(server, SHORT);
  expect(findings.map(({ route, fault, call }) => `${route} ${fault}\n    ${call}`)).toEqual([]);
}, 120_000);
