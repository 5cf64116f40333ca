import { expect, it } from 'vitest';
import { isKeptRoute, toKeep } from './kept-rules.ts';

const TODAY = '2026-11-29';
const booked = (...days: string[]) => ({ bookings: days.map((ends_on) => ({ ends_on })) });
const until = (name: string, answer: unknown, args: object = {}) => toKeep(name, answer, args, TODAY)?.until;

it('an assignment is kept until its last day, at most two weeks ahead, and not at all after it', () => {
  const name = 'GET /talent/assignments/:id';
  expect(until(name, booked('2026-11-30', '2026-12-02', '2026-12-01'))).toBe('2026-12-02');
  expect(until(name, booked(TODAY))).toBe(TODAY);
  expect(until(name, booked('2027-06-01'))).toBe('2026-12-13');
  expect(until(name, booked('2026-11-28'))).toBeUndefined();
  expect(until(name, booked())).toBeUndefined();
});

it('of the lists of assignments only the first page of those to come is kept', () => {
  const answer = { items: [booked('2026-12-01'), booked('2026-12-03')] };
  const ofQuery = (query: object) => until('GET /talent/assignments', answer, { query });
  expect(ofQuery({ group: 'upcoming', page: 1 })).toBe('2026-12-03');
  expect(ofQuery({})).toBe('2026-12-03');
  expect(ofQuery({ group: 'upcoming', page: 2 })).toBeUndefined();
  expect(ofQuery({ group: 'past', page: 1 })).toBeUndefined();
});

it('call sheets are kept until the last of their days, without those of past days and without the diet', () => {
  const sheets = {
    items: [{ day: '2026-11-30' }, { day: TODAY }, { day: '2026-11-20' }],
    diet: { words: 'Nötter', may_tell: true },
  };
  expect(toKeep('GET /talent/assignments/:id/call-sheets', sheets, {}, TODAY)).toEqual({
    answer: { items: [{ day: '2026-11-30' }, { day: TODAY }], diet: { words: '', may_tell: false } },
    until: '2026-11-30',
  });
});

it('requests, messages and reports are kept for the day on which they were fetched', () => {
  for (const name of ['GET /talent/requests', 'GET /talent/requests/:id', 'GET /threads/:id'])
    expect(until(name, {}), name).toBe(TODAY);
});

it('no answer about pay, tax, the profile or other people is kept', () => {
  for (const name of [
    'GET /talent/profile',
    'GET /talent/payouts',
    'GET /account/session',
    'GET /projects/:id/days',
    'GET /projects/:id/call-sheets/:day',
    'toString',
  ])
    expect([isKeptRoute(name), until(name, {})], name).toEqual([false, undefined]);
});
