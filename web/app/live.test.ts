import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ON_THE_WAY_MS } from '#contract/kernel/changes.ts';
import { followLive, retryDelay } from './live.ts';
import { LIVE_TIMEOUT_MS } from './timing.ts';

it('the wait before a retry is 200 ms, then doubles up to a maximum', () => {
  expect([0, 1, 2, 3].map(retryDelay)).toEqual([200, 400, 800, 1600]);
  expect(retryDelay(30)).toBe(60_000);
});

/** A connection that the test opens and breaks, and through which it sends events. */
class FakeSource {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  onopen = () => {};
  onerror = () => {};
  readyState = 0;
  isClosed = false;
  private readonly heard: Record<string, (event: { data: string }) => void> = {};
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    FakeSource.all.push(this);
  }
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    this.heard[name] = listener;
  }
  say(name: string) {
    this.heard[name]?.({ data: '{"notice":null}' });
  }
  close() {
    this.isClosed = true;
  }
}

const newest = () => FakeSource.all.at(-1) as FakeSource;

describe('the live connection', () => {
  const onChanged = vi.fn();
  const onOpened = vi.fn();
  const onRefused = vi.fn();
  let unheard_ms = 0;
  let whenUsable = async () => {};
  let leave = () => {};
  const follow = async () => {
    leave = followLive({ onChanged, onOpened, onRefused, whenUsable, unheardMs: () => unheard_ms });
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', FakeSource);
    vi.clearAllMocks();
    FakeSource.all = [];
    unheard_ms = 0;
    whenUsable = async () => {};
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is given up after 10 seconds without an answer, and tried again', async () => {
    expect(LIVE_TIMEOUT_MS).toBe(10_000);
    await follow();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(newest().isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(newest().isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSource.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000 + 399);
    expect(FakeSource.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSource.all).toHaveLength(3);
  });

  it('stays open after an answer, and retries with the short wait when it is lost', async () => {
    await follow();
    newest().onopen();
    await vi.advanceTimersByTimeAsync(60_000);
    newest().say('changed');
    expect(FakeSource.all).toHaveLength(1);
    expect([onOpened.mock.calls.length, onChanged.mock.calls]).toEqual([1, [[{ notice: null }]]]);
    newest().onerror();
    await vi.advanceTimersByTimeAsync(200);
    expect([FakeSource.all.length, onRefused.mock.calls.length]).toEqual([2, 0]);
  });

  it('tells the server at each try for how long it may have missed changes', async () => {
    unheard_ms = 1_200;
    await follow();
    unheard_ms = 1_400;
    newest().onerror();
    await vi.advanceTimersByTimeAsync(200);
    unheard_ms = 0;
    newest().onerror();
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSource.all.map(({ address }) => address)).toEqual([
      '/api/v1/live?unheard_ms=1200',
      '/api/v1/live?unheard_ms=1400',
      '/api/v1/live?unheard_ms=0',
    ]);
  });

  it('has its missed changes reported if it asked for them, and otherwise may have missed any', async () => {
    await follow();
    newest().onopen();
    unheard_ms = 1_200;
    newest().onerror();
    await vi.advanceTimersByTimeAsync(200);
    newest().onopen();
    expect(onOpened.mock.calls).toEqual([[false], [true]]);
  });

  it('may have missed any change if its request took longer than the server looks back', async () => {
    unheard_ms = 1_200;
    await follow();
    await vi.advanceTimersByTimeAsync(ON_THE_WAY_MS);
    newest().onopen();
    newest().onerror();
    await vi.advanceTimersByTimeAsync(200);
    await vi.advanceTimersByTimeAsync(ON_THE_WAY_MS + 1);
    newest().onopen();
    expect(onOpened.mock.calls).toEqual([[true], [false]]);
  });

  it('has nothing to fetch again when a process hands it on to another, which reports the changes in between', async () => {
    await follow();
    newest().onopen();
    const first = newest();
    await vi.advanceTimersByTimeAsync(5_000);
    first.say('moved');
    await vi.advanceTimersByTimeAsync(0);
    expect([first.isClosed, newest().address]).toEqual([true, '/api/v1/live?unheard_ms=1&was_listening=1']);
    // The next process refuses the first try: the time since the hand-over grows.
    newest().onerror();
    await vi.advanceTimersByTimeAsync(200);
    expect(newest().address).toBe('/api/v1/live?unheard_ms=200&was_listening=1');
    newest().onopen();
    expect(onOpened.mock.calls).toEqual([[false]]);
    // After a loss without a hand-over everything is fetched again.
    newest().onerror();
    await vi.advanceTimersByTimeAsync(200);
    newest().onopen();
    expect([newest().address, onOpened.mock.calls]).toEqual(['/api/v1/live?unheard_ms=0', [[false], [false]]]);
  });

  it('may have missed any change if the process it was handed on to answered too late', async () => {
    await follow();
    newest().onopen();
    newest().say('moved');
    await vi.advanceTimersByTimeAsync(ON_THE_WAY_MS + 1);
    newest().onopen();
    expect(onOpened.mock.calls).toEqual([[false], [false]]);
  });

  it('waits for a session that is being renewed', async () => {
    let renewed = () => {};
    whenUsable = () => new Promise((resolve) => (renewed = resolve));
    await follow();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSource.all).toHaveLength(0);
    renewed();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSource.all).toHaveLength(1);
  });

  it('reports a refusal when the server rejects the session, or ends it', async () => {
    await follow();
    newest().readyState = FakeSource.CLOSED;
    newest().onerror();
    expect(onRefused).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    newest().say('ended');
    expect(onRefused).toHaveBeenCalledTimes(2);
  });

  it('is not retried after it was stopped', async () => {
    await follow();
    newest().onerror();
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSource.all).toHaveLength(1);
  });
});
