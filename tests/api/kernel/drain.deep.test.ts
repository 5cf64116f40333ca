import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCompany, type Person } from '#tests/factories/people.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { closeStreams, listen } from './live-stream.ts';

const SECRET = 'a secret of at least thirty-two characters';
const folder = mkdtempSync(join(tmpdir(), 'medverka-drain-'));
let beside: TestServer;
let company: Person;
beforeAll(async () => {
  // This process stays when the other one stops, and makes the sessions of both.
  beside = await startTestServer({ SESSION_SECRET: SECRET, PERSONAL_DATA_SECRET: SECRET });
  company = await aCompany(beside);
});
afterAll(async () => {
  closeStreams();
  await beside.stop();
  rmSync(folder, { recursive: true });
});

const startDraining = (DRAIN_SECONDS: string) =>
  startServer({
    DATABASE_URL: beside.services.env.database_url ?? '',
    DATA_DIR: join(folder, DRAIN_SECONDS),
    SESSION_SECRET: SECRET,
    PERSONAL_DATA_SECRET: SECRET,
    DEMO: '0',
    RATE_LIMITS: '0',
    DRAIN_SECONDS,
  });

/** Calls a process over kept connections; resolves with the status, or the code of the failure. */
function callOver(agent: Agent, url: string, path: string, body?: unknown): Promise<number | string> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = { cookie: company.cookie, ...(sent && { 'content-type': 'application/json' }) };
  return new Promise((done) => {
    const call = request(url + path, { agent, method: sent ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
      answer.once('error', (error) => done(error.message));
    });
    call.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    call.end(sent);
  });
}

/**
 * Calls a process from eight clients until it stops listening. Like a proxy, the clients ask /ready every 100 ms, and
 * stop calling once its status is not 200.
 * @returns the answers of all calls, reads and writes
 */
async function loadUntilUnready(server: ServerProcess): Promise<(number | string)[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: (number | string)[] = [];
  let isReady = true;
  const look = async () => {
    while (isReady) {
      isReady = (await callOver(new Agent(), server.url, '/ready')) === 200;
      await pause(100);
    }
  };
  const client = async (own: number) => {
    for (let count = 0; isReady; count += 1) {
      const name = `Lista ${own} ${count}`;
      answers.push(await callOver(agent, server.url, '/api/v1/company/settings'));
      answers.push(await callOver(agent, server.url, '/api/v1/shortlists', { name }));
    }
  };
  const work = Promise.all([look(), ...Array.from({ length: 8 }, (_, own) => client(own))]);
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(40), { timeout: 30_000 });
  process.kill(server.pid as number, 'SIGTERM');
  await work;
  agent.destroy();
  return answers;
}

test('a client that follows /ready has no call refused or failed while the process stops under load', async () => {
  const server = await startDraining('2');
  const stream = await listen(company, server);
  const answers = await loadUntilUnready(server);
  expect(answers.filter((answer) => answer !== 200 && answer !== 201)).toEqual([]);
  // The tab is handed on, and not cut off.
  await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), { timeout: 5_000 });
  expect(stream.said()).toMatch(/event: moved\ndata: \{\}\n\n$/);
  expect(await server.ended).toBe('0');
  expect(server.output()).not.toContain('not clean');
});
