import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockIn } from '#domain/kernel/time/instant.ts';
import { UNREAD_MINUTES, unreadMailAt } from './mail-pause.ts';
import { actsOf, namesAsker, THREAD_SIDES, type ThreadFacts, whyNotWrite } from './thread.rules.ts';

const OPEN: ThreadFacts = {
  kind: 'candidate',
  is_booked: false,
  is_over: false,
  company_has_written: true,
  is_asked: true,
  is_blocked: false,
  has_work_left: false,
  lacks_guardian: false,
};
const facts = fc.record({
  kind: fc.constantFrom('candidate' as const, 'project' as const),
  is_booked: fc.boolean(),
  is_over: fc.boolean(),
  company_has_written: fc.boolean(),
  is_asked: fc.boolean(),
  is_blocked: fc.boolean(),
  has_work_left: fc.boolean(),
  lacks_guardian: fc.boolean(),
});

describe('writing in a thread', () => {
  test.each([
    ['asked, and nobody has written', { company_has_written: false }, null, null],
    [
      'interested, and nobody has written',
      { company_has_written: false, is_asked: false },
      null,
      'company_writes_first',
    ],
    ['interested, and the company has written', { is_asked: false }, null, null],
    ['the company has written', {}, null, null],
    ['booked, and nobody has written', { is_booked: true, company_has_written: false }, null, null],
    ['withdrawn or answered for good', { is_over: true }, 'thread_closed', 'thread_closed'],
    ['worked, and the project is over', { is_over: true, is_booked: true }, null, null],
    ['no guardian consents', { lacks_guardian: true }, 'thread_closed', 'guardian_missing'],
    ['blocked', { is_blocked: true }, 'thread_blocked', 'thread_blocked'],
    ['blocked, and worked', { is_blocked: true, is_booked: true }, 'thread_blocked', 'thread_blocked'],
    ['blocked, with work left', { is_blocked: true, is_booked: true, has_work_left: true }, null, null],
    ['to all who are booked', { kind: 'project', is_booked: true }, null, 'thread_closed'],
    ['to nobody', { kind: 'project' }, 'thread_closed', 'thread_closed'],
  ] as const)('%s', (_name, changed, company, talent) => {
    const all = { ...OPEN, ...changed };
    expect([whyNotWrite('company', all), whyNotWrite('talent', all)]).toEqual([company, talent]);
  });

  test('needs a request, a booking or a first message from the company for a talent, and a booking for both after the end', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const may = THREAD_SIDES.filter((side) => whyNotWrite(side, all) === null);
        if (!all.is_booked && !all.company_has_written && !all.is_asked) expect(may).not.toContain('talent');
        if (!all.is_booked && all.is_over) expect(may).toEqual([]);
        if (all.kind === 'candidate' && all.is_blocked && !all.has_work_left) expect(may).toEqual([]);
        if (all.kind === 'project') expect(may).toEqual(all.is_booked ? ['company'] : []);
      }),
    );
  });
});

describe('the mail about an unread message', () => {
  test.each([
    ['2026-12-03T11:00:00.000Z', '2026-12-03T11:05:00.000Z'],
    ['2026-12-03T19:54:59.000Z', '2026-12-03T19:59:59.000Z'],
    ['2026-12-03T19:55:00.000Z', '2026-12-04T06:00:00.000Z'],
    ['2026-12-04T01:00:00.000Z', '2026-12-04T06:00:00.000Z'],
    ['2026-12-04T05:54:00.000Z', '2026-12-04T06:00:00.000Z'],
    // Half a minute after the night ends: the five minutes decide.
    ['2026-12-04T05:55:30.000Z', '2026-12-04T06:00:30.000Z'],
    // The night in which summer time begins.
    ['2027-03-27T22:00:00.000Z', '2027-03-28T05:00:00.000Z'],
  ])('for a message sent at %s', (sent, at) => expect(unreadMailAt(sent)).toBe(at));

  test('is never sent at night, never before the minutes are over, and at the latest the next morning', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (sent) => {
          const at = unreadMailAt(sent.toISOString());
          const { time } = clockIn(at);
          expect(time >= '07:00' && time < '21:00').toBe(true);
          const waited = Date.parse(at) - sent.getTime();
          expect(waited).toBeGreaterThanOrEqual(UNREAD_MINUTES * 60_000);
          expect(waited).toBeLessThanOrEqual(11 * 3_600_000 + UNREAD_MINUTES * 60_000);
        },
      ),
    );
  });
});

test('a talent may report and block, once each; a company may only report, and only in a thread with one talent', () => {
  expect(actsOf('talent', OPEN)).toEqual(['report', 'block']);
  expect(actsOf('talent', { ...OPEN, is_blocked: true })).toEqual(['report']);
  expect(actsOf('talent', { ...OPEN, kind: 'project' })).toEqual(['report', 'block']);
  expect(actsOf('company', OPEN)).toEqual(['report']);
  expect(actsOf('company', { ...OPEN, kind: 'project' })).toEqual([]);
});

test.each([
  ['Hej, det är Anna, får man ta med hund?', true],
  ['hej från anna', true],
  ['Lindqvist undrar om parkering.', true],
  ['Får man ta med hund?', false],
  ['Blir det lunch på Annandagen?', false],
])('%s names Anna Lindqvist: %s', (text, is) => expect(namesAsker('Anna Lindqvist', text)).toBe(is));

test('a short name counts only with its capital letter', () => {
  expect(namesAsker('Bo Ek', 'Var ska man bo?')).toBe(false);
  expect(namesAsker('Bo Ek', 'Hälsningar Bo')).toBe(true);
});
