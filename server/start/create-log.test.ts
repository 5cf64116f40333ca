import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { logLines } from '#tests/support/logged-lines.ts';
import { createLog } from './create-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of an outage the log has one line a minute with what was left out, and of a bug every line', () => {
  const log = createLog(
    readEnv({
      NODE_ENV: 'test',
      DATA_DIR: '/tmp',
      SESSION_SECRET: 's'.repeat(32),
      PERSONAL_DATA_SECRET: 'p'.repeat(32),
    }),
  );
  const lines = logLines(log);
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const bug = new TypeError('x is undefined');
  log.error({ err: away }, 'jobs could not be done');
  for (let n = 0; n < 3; n++) log.warn({ err: away }, 'the live connection was lost');
  for (let n = 0; n < 2; n++) log.error({ err: bug }, 'a request failed');
  log.info('still here');
  vi.advanceTimersByTime(60_000);
  expect(lines.all().map(({ msg, err, omitted }) => [msg, (err as { code?: string })?.code ?? omitted])).toEqual([
    ['jobs could not be done', 'ECONNREFUSED'],
    ['a request failed', undefined],
    ['a request failed', undefined],
    ['still here', undefined],
    ['an outage goes on: these lines were left out', { 'the live connection was lost': 3 }],
  ]);
  lines.release();
});
