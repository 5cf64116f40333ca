import { expect, test } from 'vitest';
import type { Condition, Demand } from '#domain/finding/matching/condition.ts';
import { hasPassed, isMailTime, savedSearchPath } from './saved-search.rules.ts';

const TODAY = '2026-08-14';
const days = (from: string, to: string): Condition => ({ kind: 'dates', from, to });
const riding: Condition = { kind: 'skill', id: 'riding' };

test.each<[string, Demand, Condition[], boolean]>([
  ['days that end today', 'must', [days('2026-08-10', TODAY)], false],
  ['days that ended yesterday', 'must', [days('2026-08-10', '2026-08-13')], true],
  ['one of two spans is to come', 'must', [days('2026-08-10', '2026-08-13'), days('2026-09-01', '2026-09-02')], false],
  ['something else is enough', 'must', [days('2026-08-10', '2026-08-13'), riding], false],
  ['days that are a merit only', 'merit', [days('2026-08-10', '2026-08-13')], false],
  ['no days', 'must', [riding], false],
])('%s', (_, demand, any, has_passed) => {
  expect(
    hasPassed(
      {
        wishes: [
          { demand: 'must', any: [riding] },
          { demand, any },
        ],
      },
      TODAY,
    ),
  ).toBe(has_passed);
});

test.each([
  ['2026-08-14T05:59:59Z', false],
  ['2026-08-14T06:00:00Z', true],
  ['2026-08-14T21:59:59Z', true],
  ['2026-08-14T22:00:00Z', false],
  ['2026-12-14T06:59:59Z', false],
  ['2026-12-14T07:00:00Z', true],
])('at %s mails about searches are sent: %s', (now, isSent) => {
  expect(isMailTime(now)).toBe(isSent);
});

test('a saved search has an address for each role', () => {
  expect(savedSearchPath('company', 'a1')).toBe('/CompanyTalents?tab=searches&open=a1');
  expect(savedSearchPath('admin')).toBe('/AdminTalentSearch?tab=searches');
});
