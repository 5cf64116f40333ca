import { expect, test } from 'vitest';
import { createRecentRequests } from './recent-requests.ts';

const HOUR_MS = 3_600_000;
const SPAN_MS = 300_000;

/** A window whose time the test moves. */
function aWindow() {
  const time = { now: '2026-11-29T08:00:00.000Z', age: 0 };
  const recent = createRecentRequests(
    () => new Date(time.now),
    () => time.age,
  );
  return { time, recent };
}
const answered = (route: string, ms: number, has_failed = false) => ({ route, ms, has_failed });

test('answers of a route are added up, with the slowest and the first failure', () => {
  const { time, recent } = aWindow();
  recent.add(answered('GET /a', 100));
  time.age += SPAN_MS;
  recent.add(answered('GET /a', 300, true));
  time.now = '2026-11-29T08:10:00.000Z';
  recent.add(answered('GET /a', 200, true));
  const [one, ...others] = recent.top();
  expect(one).toMatchObject({ route: 'GET /a', count: 3, failed: 2, slowest_seconds: 0.3 });
  expect(one?.failed_since).toBe('2026-11-29T08:00:00.000Z');
  expect(one?.seconds).toBeCloseTo(0.6);
  expect(others).toEqual([]);
});

test('an answer is forgotten after an hour, and no sooner', () => {
  const { time, recent } = aWindow();
  recent.add(answered('GET /a', 100));
  time.age = HOUR_MS - 1;
  recent.add(answered('GET /b', 1));
  expect(recent.top().map(({ route }) => route)).toEqual(['GET /a', 'GET /b']);
  time.age = HOUR_MS;
  expect(recent.top().map(({ route }) => route)).toEqual(['GET /b']);
});

test('only the ten slowest routes and the ten with the most failures are named, each once', () => {
  const { recent } = aWindow();
  for (let n = 0; n < 30; n += 1) recent.add(answered(`GET /slow-${n}`, 1000 + n));
  for (let n = 0; n < 30; n += 1) {
    for (let times = 0; times <= n; times += 1) recent.add(answered(`GET /fails-${n}`, 1, true));
  }
  recent.add(answered('GET /slow-29', 1029, true));
  const routes = recent.top().map(({ route }) => route);
  expect(routes).toEqual([
    ...Array.from({ length: 10 }, (_, n) => `GET /slow-${29 - n}`),
    ...Array.from({ length: 10 }, (_, n) => `GET /fails-${29 - n}`),
  ]);
});
