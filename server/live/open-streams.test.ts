import { expect, test, vi } from 'vitest';
import { createOpenStreams } from './open-streams.ts';

const streamOf = (account_id: string, company_id?: string) => ({
  session_id: `session-of-${account_id}`,
  account_id,
  company_id,
  end: vi.fn(),
});

test('an account has ten streams, a process a thousand, and a closed one makes room', () => {
  const streams = createOpenStreams();
  const close = Array.from({ length: 10 }, () => streams.add(streamOf('Ada')));
  expect(streams.whyFull('Ada')).toMatchObject({ refused: 'too_many_streams', data: { retry_after_seconds: 60 } });
  expect(streams.whyFull('Bo')).toBeNull();
  close[0]?.();
  expect(streams.whyFull('Ada')).toBeNull();
  for (let n = 9; n < 1_000; n += 1) streams.add(streamOf(`account ${n}`));
  expect(streams.whyFull('Bo')).toMatchObject({ refused: 'streams_full', data: { retry_after_seconds: 60 } });
});

test('the end of a right ends the streams opened under it, and no others', () => {
  const streams = createOpenStreams();
  const [ada, bo, eva] = [streamOf('Ada', 'Film'), streamOf('Bo', 'Film'), streamOf('Eva')];
  for (const stream of [ada, bo, eva]) streams.add(stream);
  const ended = () => [ada, bo, eva].map(({ end }) => end.mock.calls.length);
  streams.endUnder('session session-of-Eva');
  expect(ended()).toEqual([0, 0, 1]);
  streams.endUnder('company Film');
  expect(ended()).toEqual([1, 1, 1]);
  streams.endUnder('account Bo');
  expect(ended()).toEqual([1, 2, 1]);
});
