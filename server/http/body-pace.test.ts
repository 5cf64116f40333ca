import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './body-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PACE = { body_ms: 1000, body_bytes_per_second: 100 };

/** A body without any bytes yet, and the error that ended it. */
function aBody() {
  const source = new PassThrough();
  const body = paced(source, PACE);
  const errors: string[] = [];
  body.on('error', (error) => errors.push((error as { code?: string }).code ?? error.message));
  return { source, body, errors };
}

test('a body of which nothing arrives is ended when its time is over', async () => {
  const { body, errors } = aBody();
  await vi.advanceTimersByTimeAsync(999);
  expect(body.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([body.destroyed, errors]).toEqual([true, ['BODY_TOO_SLOW']]);
});

test('the bytes that have arrived give a body more time, checked once a second', async () => {
  const { source, body } = aBody();
  body.resume();
  source.write(Buffer.alloc(200));
  await vi.advanceTimersByTimeAsync(2999);
  expect(body.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(body.destroyed).toBe(true);
});

test('a body that the server is slow to read is not slow, until a second after it is read', async () => {
  const { source, body } = aBody();
  for (let part = 0; part < 4; part += 1) source.write(Buffer.alloc(100_000));
  await vi.advanceTimersByTimeAsync(4_100_000);
  expect(body.destroyed).toBe(false);
  body.resume();
  await vi.advanceTimersByTimeAsync(1000);
  expect(body.destroyed).toBe(true);
});

test('a complete body is never ended', async () => {
  const { source, body } = aBody();
  body.resume();
  source.end('x');
  await vi.advanceTimersByTimeAsync(5000);
  expect(body.errored).toBeNull();
});
