import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchShows } from './live-tables.ts';
import { REFRESH_APART_MS, refresh, refreshEverything, refreshLive } from './refresh.ts';

const PROJECT = ['GET /projects/:id', { params: { id: 'p' } }];
const OTHER = ['GET /projects/:id', { params: { id: 'q' } }];
const NOTICES = ['GET /notifications', { query: { page: 1 } }];

let client: QueryClient;
let ends: (() => void)[];
let asked: string[];
let isVisible: boolean;

/** Shows an answer on the screen and notes each request for it in `asked`. A request takes `takes_ms`. */
function show(queryKey: readonly unknown[], takes_ms = 0) {
  const queryFn = async () => {
    asked.push(JSON.stringify(queryKey));
    if (takes_ms > 0) await new Promise((resolve) => setTimeout(resolve, takes_ms));
    return 'answer';
  };
  ends.push(new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {}));
}
const timesAsked = (queryKey: readonly unknown[]) => asked.filter((key) => key === JSON.stringify(queryKey)).length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  await fetchShows();
  vi.useFakeTimers();
  [client, ends, asked, isVisible] = [new QueryClient(), [], [], true];
  for (const key of [PROJECT, OTHER, NOTICES]) show(key);
  await pass(0);
  asked = [];
});
afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
});

test('only answers that show a changed object are fetched again', async () => {
  await refresh(client, { candidate: ['c', 'p'] });
  expect(asked).toEqual([JSON.stringify(PROJECT)]);
  await refresh(client, { notice: null });
  expect(asked.slice(1)).toEqual([JSON.stringify(NOTICES)]);
  await refreshEverything(client);
  expect(asked).toHaveLength(5);
});

test('a live update refreshes an answer at once, and further ones at most once in two seconds', async () => {
  const live = refreshLive(client, () => isVisible);
  live.hear({ project: ['p'] });
  await pass(0);
  expect([timesAsked(PROJECT), timesAsked(OTHER)]).toEqual([1, 0]);
  for (let step = 0; step < 20; step += 1) {
    live.hear({ project: ['p'] });
    await pass(REFRESH_APART_MS / 20 - 1);
  }
  expect(timesAsked(PROJECT)).toBe(1);
  await pass(20);
  expect(timesAsked(PROJECT)).toBe(2);
  await pass(10 * REFRESH_APART_MS);
  expect([timesAsked(PROJECT), timesAsked(OTHER), timesAsked(NOTICES)]).toEqual([2, 0, 0]);
});

test('a hidden tab fetches nothing; its affected answers are marked as stale and fetched when the tab is shown', async () => {
  const live = refreshLive(client, () => isVisible);
  isVisible = false;
  live.hear({ project: ['p'] });
  await pass(10 * REFRESH_APART_MS);
  expect(asked).toEqual([]);
  const isOld = (queryKey: readonly unknown[]) => client.getQueryState([...queryKey])?.isInvalidated;
  expect([isOld(PROJECT), isOld(OTHER)]).toEqual([true, false]);
});

test('a stopped live refresh fetches nothing', async () => {
  const live = refreshLive(client, () => isVisible);
  live.hear({ project: ['p'] });
  live.hear({ project: ['p'] });
  await pass(0);
  live.stop();
  await pass(10 * REFRESH_APART_MS);
  expect(timesAsked(PROJECT)).toBe(1);
});

describe('an answer that was on its way when a change is heard', () => {
  const SLOW = ['GET /projects/:id', { params: { id: 's' } }];
  const isOld = () => client.getQueryState(SLOW)?.isInvalidated;
  beforeEach(() => show(SLOW, 500));

  test('is fetched again by live updates after it has arrived, even if it is the first answer', async () => {
    const live = refreshLive(client, () => isVisible);
    live.hear({ project: ['s'] });
    await pass(499);
    expect(timesAsked(SLOW)).toBe(1);
    await pass(1);
    expect(timesAsked(SLOW)).toBe(2);
    await pass(10 * REFRESH_APART_MS);
    expect([timesAsked(SLOW), isOld()]).toEqual([2, false]);
  });

  test('is fetched again once, however many updates arrive before it', async () => {
    const key = ['GET /projects/:id', { params: { id: 'v' } }];
    show(key, 4.5 * REFRESH_APART_MS);
    const live = refreshLive(client, () => isVisible);
    for (let step = 0; step < 4; step += 1) {
      live.hear({ project: ['v'] });
      await pass(REFRESH_APART_MS);
    }
    expect(timesAsked(key)).toBe(1);
    await pass(REFRESH_APART_MS);
    expect(timesAsked(key)).toBe(2);
  });

  test('is not fetched again by a stopped live refresh', async () => {
    const live = refreshLive(client, () => isVisible);
    live.hear({ project: ['s'] });
    live.stop();
    await pass(10 * REFRESH_APART_MS);
    expect(timesAsked(SLOW)).toBe(1);
  });

  test('is cancelled by a refresh and fetched anew, and the waiting caller gets the new answer', async () => {
    let isTrue = false;
    const waited = client.fetchQuery({ queryKey: SLOW, queryFn: () => 'never asked' });
    void refresh(client, { project: ['s'] }).then(() => {
      isTrue = true;
    });
    await pass(499);
    expect([timesAsked(SLOW), isTrue]).toEqual([2, false]);
    await pass(1);
    expect(isTrue).toBe(true);
    await expect(waited).resolves.toBe('answer');
  });

  test('is stale when it arrives in a hidden tab, and fetched again in a tab shown meanwhile', async () => {
    isVisible = false;
    const live = refreshLive(client, () => isVisible);
    live.hear({ project: ['s'] });
    await pass(500);
    expect([timesAsked(SLOW), isOld()]).toEqual([1, true]);
    void client.refetchQueries({ queryKey: SLOW });
    await pass(REFRESH_APART_MS);
    void client.refetchQueries({ queryKey: SLOW });
    live.hear({ project: ['s'] });
    isVisible = true;
    await pass(500);
    expect(timesAsked(SLOW)).toBe(4);
  });
});
