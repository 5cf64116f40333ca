import { describe, expect, test } from 'vitest';
import { mayBeginTake } from '#domain/auditions/invitation/invitation.rules.ts';
import { INVITATION_STATUSES } from '#domain/auditions/invitation/invitation.workflow.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { lacksOfAudition, remindOfTapeAt } from './audition.ts';
import { type AskingToShow, auditionLimits, isStopped } from './audition-limits.ts';

/** A tape asked for on a Wednesday, due in five days. */
const ASKING: AskingToShow = {
  kind: 'self_tape',
  deadline_date: '2026-08-24T10:00:00Z',
  sides_pages: 2,
  asked_on: '2026-08-19',
  is_intimate: false,
  is_first: true,
};
const limits = (asking: Partial<AskingToShow>) => auditionLimits({ ...ASKING, ...asking });

describe('the limits of an audition', () => {
  test.each<[string, Partial<AskingToShow>, string[], boolean]>([
    ['enough time and few pages', {}, [], false],
    ['two days', { deadline_date: '2026-08-21T10:00:00Z' }, ['few_days'], false],
    ['the same day', { deadline_date: '2026-08-19T20:00:00Z' }, ['no_time'], true],
    // In Sweden this instant is half past midnight on the 19th, the day of the call.
    ['the same day in Sweden', { deadline_date: '2026-08-18T22:30:00Z' }, ['no_time'], true],
    ['a Friday, due on Monday', { asked_on: '2026-08-21' }, ['over_weekend'], false],
    ['a Friday, due on Tuesday', { asked_on: '2026-08-21', deadline_date: '2026-08-25T10:00:00Z' }, [], false],
    ['five pages', { sides_pages: 5 }, ['much_to_read'], false],
    [
      'five pages in three days',
      { sides_pages: 5, deadline_date: '2026-08-22T10:00:00Z' },
      ['few_days', 'much_to_read'],
      false,
    ],
    ['seven pages', { sides_pages: 7 }, ['too_much_to_read'], true],
    ['nudity at first', { is_intimate: true }, ['intimate_first'], true],
    ['nudity in a callback', { is_intimate: true, is_first: false }, [], false],
    ['a room, tomorrow', { kind: 'on_site', deadline_date: null }, [], false],
  ])('%s', (_name, asking, expected, stopped) => {
    expect(limits(asking)).toEqual(expected);
    expect(isStopped(limits(asking))).toBe(stopped);
  });
});

test('a draft for a room lacks other fields than one for a tape', () => {
  const blank = {
    title: '',
    instruction: '',
    context: '',
    deadline_date: null,
    place: '',
    contact: '',
    decision_by: null,
  };
  expect(lacksOfAudition({ ...blank, kind: 'self_tape' })).toContain('deadline_date');
  expect(lacksOfAudition({ ...blank, kind: 'on_site' })).toContain('place');
  expect(lacksOfAudition({ ...blank, kind: 'video_call' })).not.toContain('place');
});

test('a reminder of a tape is due one day before the deadline by Swedish clocks, and never in the past', () => {
  // Clocks go back on 25 October, so that day has 25 hours.
  expect(remindOfTapeAt('2026-10-25T17:00:00Z', '2026-10-20T10:00:00Z')).toBe('2026-10-24T16:00:00.000Z');
  expect(remindOfTapeAt('2026-10-25T17:00:00Z', '2026-10-25T10:00:00Z')).toBeNull();
});

test('a take may be begun after a yes and before the deadline', () => {
  const grown = { birth_date: '1990-01-01', guardian_consent_date: null, is_candidate: true };
  const open = { ...grown, kind: 'self_tape', audition_status: 'published', due_date: '2026-08-24T10:00:00Z' } as const;
  const before = momentOf(new Date('2026-08-24T09:59:59Z'));
  const may = INVITATION_STATUSES.filter((status) => mayBeginTake({ ...open, status }, before));
  expect(may).toEqual(['accepted', 'done']);
  const at = momentOf(new Date('2026-08-24T10:00:00Z'));
  expect(mayBeginTake({ ...open, status: 'accepted' }, at)).toBe(false);
  expect(mayBeginTake({ ...open, status: 'accepted', audition_status: 'closed' }, before)).toBe(false);
  for (const over of [{ is_candidate: false }, { birth_date: '2012-01-01' }]) {
    expect(mayBeginTake({ ...open, status: 'done', ...over }, before)).toBe(false);
  }
});
