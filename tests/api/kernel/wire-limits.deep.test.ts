/** The time limits of a connection, shortened for the test. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { aTalent } from '#tests/factories/people.ts';
import { openSocket, readAnswers, readToEnd } from '#tests/support/raw-socket.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const LIMITS = {
  headers_ms: 300,
  body_ms: 300,
  body_bytes_per_second: 100_000,
  request_ms: 5_000,
  idle_ms: 300,
  check_every_ms: 20,
  requests_of_connection: 3,
};

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' }, LIMITS);
  cookie = (await aTalent(server)).cookie;
});
afterAll(() => server.stop());

const HEAD = ['host: a', 'content-type: application/json'];
const SIGN_IN = `POST ${API_PREFIX}/account/sign-in HTTP/1.1`;
const lines = (...text: string[]) => `${text.join('\r\n')}\r\n\r\n`;

/** Sends the bytes again and again until the server closes the connection. */
function drip(socket: Socket, bytes: string, apart_ms: number): void {
  const timer = setInterval(() => socket.write(bytes), apart_ms);
  socket.once('close', () => clearInterval(timer));
}

async function told(socket: Socket): Promise<[number, string][]> {
  const answers = readAnswers(await readToEnd(socket));
  return answers.map(({ status, body }) => [status, JSON.parse(body).error.code]);
}

test('a silent connection is cut off', async () => {
  expect(await told(openSocket(server.url))).toEqual([[408, 'too_slow']]);
});

test('a connection that sends headers one by one for ever is cut off', async () => {
  const socket = openSocket(server.url);
  socket.write('GET / HTTP/1.1\r\n');
  drip(socket, 'x: y\r\n', 20);
  expect(await told(socket)).toEqual([[408, 'too_slow']]);
});

test('a connection that sends a byte of a body now and then is cut off, be it a form or a picture', async () => {
  const form = openSocket(server.url);
  form.write(lines(SIGN_IN, ...HEAD, 'content-length: 5000'));
  drip(form, ' ', 20);
  const picture = openSocket(server.url);
  const type = ['host: a', `cookie: ${cookie}`, 'content-type: image/png', 'content-length: 500000'];
  picture.write(lines(`POST ${API_PREFIX}/talent/media HTTP/1.1`, ...type));
  drip(picture, 'x', 20);
  const chunks = openSocket(server.url);
  chunks.write(lines(SIGN_IN, ...HEAD, 'transfer-encoding: chunked'));
  drip(chunks, '1\r\n \r\n', 20);
  expect(await Promise.all([form, picture, chunks].map(told))).toEqual(Array(3).fill([[408, 'too_slow']]));
});

test('a slow but steady connection may send its whole body, for longer than the first time limit', async () => {
  const begun = performance.now();
  const socket = openSocket(server.url);
  // 20 parts of 6 kB with 50 ms between them: 120 kB a second.
  const body = JSON.stringify({ email: '', password: '' }).padEnd(120_000);
  socket.write(lines(SIGN_IN, ...HEAD, 'connection: close', `content-length: ${body.length}`));
  for (let sent = 0; sent < body.length; sent += 6_000) {
    socket.write(body.slice(sent, sent + 6_000));
    await new Promise((go) => setTimeout(go, 50));
  }
  expect(await told(socket)).toEqual([[422, 'invalid_input']]);
  expect(performance.now() - begun).toBeGreaterThan(2 * LIMITS.body_ms);
});

test('a connection is closed when it is idle, and after a number of requests', async () => {
  const idle = openSocket(server.url);
  idle.write(lines('GET /health HTTP/1.1', 'host: a'));
  expect(readAnswers(await readToEnd(idle)).map(({ status }) => status)).toEqual([200]);
  const busy = openSocket(server.url);
  for (let n = 0; n < 3; n++) busy.write(lines('GET /health HTTP/1.1', 'host: a'));
  const answers = readAnswers(await readToEnd(busy));
  expect(answers.map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'keep-alive', 'close']);
});

test('no connection is let in beyond their limit', async () => {
  const small = await startTestServer({ LOG_LEVEL: 'silent' }, { connections: 2 });
  try {
    const [first, second] = [openSocket(small.url), openSocket(small.url)];
    await Promise.all([once(first, 'connect'), once(second, 'connect')]);
    expect(await readToEnd(openSocket(small.url))).toBe('');
    first.destroy();
    second.destroy();
  } finally {
    await small.stop();
  }
});

test('a connection on which nothing moves is closed, whichever side is waited for', async () => {
  const quick = await startTestServer({ LOG_LEVEL: 'silent' }, { silent_ms: 200 });
  try {
    const person = await aTalent(quick);
    const socket = openSocket(quick.url);
    socket.write(lines(`GET ${API_PREFIX}/live HTTP/1.1`, 'host: a', `cookie: ${person.cookie}`));
    expect(await readToEnd(socket)).toContain(': open');
  } finally {
    await quick.stop();
  }
});
