import { expect, test } from 'vitest';
import { createRecentChanges, KEPT_AT_MOST, KEPT_MS } from './recent-changes.ts';

test('changes since a time on the given topics are merged, without those of other topics', () => {
  const recent = createRecentChanges(0);
  recent.add('talent:ada', { candidate: ['a'] }, 10);
  recent.add('talent:ada', { candidate: ['b'], notice: null }, 20);
  recent.add('account:ada', { account: null }, 30);
  recent.add('talent:bo', { payout: ['c'] }, 30);
  recent.add('admin', { payout: null }, 30);
  expect(recent.since(['talent:ada', 'account:ada'], 10)).toEqual({
    candidate: ['a', 'b'],
    notice: null,
    account: null,
  });
  expect(recent.since(['talent:ada', 'account:ada'], 20)).toEqual({ candidate: ['b'], notice: null, account: null });
  expect(recent.since(['talent:ada'], 21)).toEqual({});
  expect(recent.since(['talent:eva'], 1)).toEqual({});
});

test('changes from before the first message are unknown', () => {
  const recent = createRecentChanges(100);
  expect(recent.since(['admin'], 100)).toBe('unknown');
  expect(recent.since(['admin'], 101)).toEqual({});
});

test('changes older than half a minute are dropped, and unknown from then on', () => {
  const recent = createRecentChanges(0);
  recent.add('admin', { project: null }, 1_000);
  recent.add('admin', { notice: null }, 2_000);
  recent.add('admin', { candidate: null }, 1_000 + KEPT_MS - 1);
  expect(recent.since(['admin'], 1_000)).toEqual({ project: null, notice: null, candidate: null });
  recent.add('admin', { candidate: null }, 1_000 + KEPT_MS);
  expect(recent.since(['admin'], 1_000)).toBe('unknown');
  expect(recent.since(['admin'], 1_001)).toEqual({ notice: null, candidate: null });
});

test('of more changes than are kept the oldest is dropped first, on any topic', () => {
  const recent = createRecentChanges(0);
  recent.add('talent:ada', { project: null }, 1);
  for (let at = 2; at <= KEPT_AT_MOST; at += 1) recent.add('admin', { notice: null }, at);
  expect(recent.since(['talent:ada'], 1)).toEqual({ project: null });
  recent.add('admin', { notice: null }, KEPT_AT_MOST + 1);
  expect(recent.since(['talent:ada'], 1)).toBe('unknown');
  expect(recent.since(['talent:ada'], 2)).toEqual({});
  expect(recent.since(['admin'], 2)).toEqual({ notice: null });
});

test('when many changes of one moment are dropped, the moment is unknown', () => {
  const recent = createRecentChanges(0);
  recent.add('talent:ada', { project: null }, 1);
  for (let count = 0; count < KEPT_AT_MOST; count += 1) recent.add('admin', { notice: null }, 1);
  expect(recent.since(['talent:ada'], 1)).toBe('unknown');
});

test('after a gap only later changes are known', () => {
  const recent = createRecentChanges(0);
  recent.add('admin', { project: null }, 10);
  recent.forget(20);
  recent.add('admin', { notice: null }, 30);
  expect(recent.since(['admin'], 10)).toBe('unknown');
  expect(recent.since(['admin'], 20)).toBe('unknown');
  expect(recent.since(['admin'], 21)).toEqual({ notice: null });
  // The forgotten time stays unknown, even after the kept time has moved past it.
  recent.add('admin', { candidate: null }, 10 + KEPT_MS);
  expect(recent.since(['admin'], 20)).toBe('unknown');
});
