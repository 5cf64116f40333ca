import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#contract/accounts/account.ts';
import { type Attempt, EXPIRY_MARGIN_MS, goodUntil, makeRenewal, REFRESH_TICK_MS } from './renewal.ts';

const MINUTE = 60_000;
const ACCESS_SECONDS = 15 * 60;

const session: Session = {
  role: 'talent',
  name: 'Vera Berg',
  email: 'vera@example.com',
  member_role: null,
  admin_role: null,
  data: { id: '1' },
  // A wrong time, as from a server with another clock: the renewal must not depend on it.
  expires_date: '1999-01-01T00:00:00.000Z',
  expires_in_seconds: ACCESS_SECONDS,
};
const renewed: Attempt = { kind: 'renewed', session };
const unreachable: Attempt = { kind: 'unreachable', error: new Error('503') };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A started renewal with the given answers; `tries` lists the times of its tries, in ms from the start. */
function aRenewal(answer: () => Attempt | Promise<Attempt>, seconds_left = ACCESS_SECONDS) {
  const start = Date.now();
  const tries: number[] = [];
  const outcomes: Attempt['kind'][] = [];
  const renewal = makeRenewal(
    async () => {
      tries.push(Date.now() - start);
      return answer();
    },
    ({ kind }) => outcomes.push(kind),
  );
  renewal.know(goodUntil({ expires_in_seconds: seconds_left }));
  renewal.start();
  return { renewal, tries, outcomes };
}

describe('the ticks', () => {
  it('of the renewal come every 30 seconds', async () => {
    expect(REFRESH_TICK_MS).toBe(30_000);
    const { tries, renewal } = aRenewal(() => renewed, 30);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(tries).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries).toEqual([30_000]);
    renewal.know(Date.now());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(tries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries).toEqual([30_000, 60_000]);
  });

  it('leave a session alone with four ticks left, and renew it once with three', async () => {
    const { tries } = aRenewal(() => renewed, 5 * 30 + 1);
    await vi.advanceTimersByTimeAsync(30_000);
    // 121 seconds are four whole ticks: more than REFRESH_TICKS_LEFT.
    expect(tries).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tries).toEqual([60_000]);
    await vi.advanceTimersByTimeAsync(12 * MINUTE);
    expect(tries).toHaveLength(1);
  });

  it('renew again and again, each time before the end', async () => {
    const { tries, outcomes } = aRenewal(() => renewed);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    const left = tries.map((at, index) => ACCESS_SECONDS * 1000 - (at - (tries[index - 1] ?? 0)));
    expect(left.length).toBeGreaterThanOrEqual(4);
    expect(left.every((ms) => ms >= EXPIRY_MARGIN_MS && ms < 4 * REFRESH_TICK_MS)).toBe(true);
    expect(new Set(outcomes)).toEqual(new Set(['renewed']));
  });

  it('do nothing when nobody is signed in', async () => {
    const { renewal, tries } = aRenewal(() => renewed);
    renewal.know(undefined);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(tries).toEqual([]);
  });

  it('renew at once a session that expired while the computer slept', async () => {
    const { renewal, tries, outcomes } = aRenewal(() => renewed);
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
    renewal.look();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual(['renewed']);
    expect(tries).toHaveLength(1);
  });
});

describe('the margin', () => {
  it('is about 90 seconds', () => {
    expect(EXPIRY_MARGIN_MS).toBe(90_000);
  });

  it('lets calls through at once with 90 seconds left', async () => {
    const { renewal, tries } = aRenewal(() => renewed, 90);
    await renewal.whenUsable();
    expect(tries).toEqual([]);
  });

  it('holds calls back with less than 90 seconds left, and renews once for all of them', async () => {
    let answer = (_: Attempt) => {};
    const waiting = new Promise<Attempt>((resolve) => {
      answer = resolve;
    });
    const { renewal, tries } = aRenewal(() => waiting, 89);
    const passed: number[] = [];
    const calls = [1, 2, 3].map(async (number) => {
      await renewal.whenUsable();
      passed.push(number);
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([tries.length, passed]).toEqual([1, []]);
    answer(renewed);
    await Promise.all(calls);
    expect([tries.length, passed]).toEqual([1, [1, 2, 3]]);
  });

  it('lets calls through while renewals fail', async () => {
    const { renewal, outcomes } = aRenewal(() => unreachable, 60);
    await renewal.whenUsable();
    await renewal.whenUsable();
    expect(outcomes).toEqual(['unreachable']);
  });
});

describe('a try that fails', () => {
  it('is repeated after 200, 400, 800 ms and so on, and from 200 ms again after the next tick', async () => {
    const { tries, outcomes } = aRenewal(() => unreachable, 30);
    await vi.advanceTimersByTimeAsync(60_500);
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(waits.slice(0, 7)).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
    expect(tries.slice(8)).toEqual([60_000, 60_200]);
    expect(new Set(outcomes)).toEqual(new Set(['unreachable']));
  });

  it('keeps the session, which is renewed when the server is back', async () => {
    let isBack = false;
    const { tries, outcomes } = aRenewal(() => (isBack ? renewed : unreachable), 30);
    await vi.advanceTimersByTimeAsync(30_500);
    isBack = true;
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(outcomes).toEqual(['unreachable', 'unreachable', 'renewed']);
    expect(tries).toEqual([30_000, 30_200, 30_600]);
  });

  it('is not repeated when the server says that the session has ended', async () => {
    const { renewal, tries, outcomes } = aRenewal(() => ({ kind: 'ended' }), 30);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect([tries, outcomes]).toEqual([[30_000], ['ended']]);
    await renewal.whenUsable();
    expect(tries).toHaveLength(1);
  });

  it('is not repeated after a log-out', async () => {
    const { renewal, tries } = aRenewal(() => unreachable, 30);
    await vi.advanceTimersByTimeAsync(30_000);
    renewal.know(undefined);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(tries).toEqual([30_000]);
  });
});

it('a renewal counts the received sessions, so that a call can tell that its own is older', async () => {
  const { renewal } = aRenewal(() => renewed);
  const before = renewal.count();
  await renewal.renew();
  expect(renewal.count()).toBeGreaterThan(before);
});
