import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import {
  guardExtension,
  hasBegun,
  isOver,
  RIGHT_STATUSES,
  type RightSubject,
  rightWorkflow,
} from './right.workflow.ts';

const today = '2026-12-29';
const MOMENT: Moment = { today, now: `${today}T09:00:00Z` };
const inDays = (days: number) => addDays(today, days);
const RUNNING: RightSubject = {
  status: 'running',
  begins_by_itself: false,
  waits_until: null,
  ends_on: inDays(100),
  quiet_until: inDays(-1),
  renewal_ore: ore(1000),
  is_being_extended: false,
  extended_months: 0,
};
type Command = keyof typeof rightWorkflow.transitions;
const whyNot = (command: Command, changed: Partial<RightSubject>) => {
  const { guard } = rightWorkflow.transitions[command] as {
    guard?: (right: RightSubject, moment: Moment) => string | null;
  };
  return guard?.({ ...RUNNING, ...changed }, MOMENT) ?? null;
};

test('a right has begun once its last day of waiting is over', () => {
  const begun = (changed: Partial<RightSubject>) => hasBegun({ ...RUNNING, status: 'coming', ...changed }, MOMENT);
  expect(begun({ waits_until: inDays(-1) })).toBe(true);
  expect(begun({ waits_until: today })).toBe(false);
  expect(begun({ waits_until: null })).toBe(false);
  expect(begun({ waits_until: inDays(-1), status: 'running' })).toBe(false);
  expect(whyNot('start', { status: 'coming', waits_until: inDays(-1) })).toBeNull();
  expect(whyNot('start', { status: 'coming', waits_until: today })).toBe('right_runs');
});

test('a right is over from the day after its last day, even before its deadline has run, and then ends', () => {
  const over = (changed: Partial<RightSubject>) => isOver({ ...RUNNING, ...changed }, MOMENT);
  expect([over({ ends_on: inDays(-1) }), over({ ends_on: today }), over({ ends_on: null })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(over({ status: 'ended' })).toBe(true);
  // A replaced or void right is not 'over': it never held, or holds no longer.
  expect(RIGHT_STATUSES.filter((status) => over({ status, ends_on: inDays(-1) }))).toEqual([
    'coming',
    'running',
    'ending',
    'ended',
  ]);
  expect(whyNot('end', { ends_on: inDays(-1) })).toBeNull();
  expect(whyNot('end', { ends_on: today })).toBe('right_runs');
  expect(whyNot('end', { ends_on: null })).toBe('right_runs');
});

test('a publication is reported only for a right without an agreed first day, and corrected until an extension', () => {
  expect(whyNot('report-publication', {})).toBeNull();
  expect(whyNot('report-publication', { begins_by_itself: true })).toBe('right_begins_by_itself');
  expect(whyNot('correct-publication', {})).toBeNull();
  expect(whyNot('correct-publication', { begins_by_itself: true })).toBe('right_begins_by_itself');
  expect(whyNot('correct-publication', { ends_on: inDays(-1) })).toBe('right_over');
  expect(whyNot('correct-publication', { is_being_extended: true })).toBe('right_extended');
  expect(whyNot('correct-publication', { extended_months: 1 })).toBe('right_extended');
});

test('a right is extended at the agreed price, one extension at a time, up to thirty days after its end', () => {
  const why = (changed: Partial<RightSubject>) => guardExtension({ ...RUNNING, ...changed }, MOMENT);
  expect(why({})).toBeNull();
  expect(why({ renewal_ore: null })).toBe('renewal_not_agreed');
  expect(why({ ends_on: null })).toBe('renewal_not_agreed');
  expect(why({ is_being_extended: true })).toBe('extension_ordered');
  expect(why({ ends_on: inDays(-30) })).toBeNull();
  expect(why({ ends_on: inDays(-31) })).toBe('extension_late');
});

test('each stage before the end is announced once, on its days', () => {
  expect(whyNot('near-end-60', { ends_on: inDays(60) })).toBeNull();
  expect(whyNot('near-end-60', { ends_on: inDays(61) })).toBe('right_runs');
  expect(whyNot('near-end-60', { ends_on: inDays(30) })).toBe('right_runs');
  expect(whyNot('near-end-30', { ends_on: inDays(30) })).toBeNull();
  expect(whyNot('near-end-7', { ends_on: inDays(0) })).toBeNull();
  expect(whyNot('near-end-7', { ends_on: inDays(7), quiet_until: today })).toBe('right_runs');
  expect(whyNot('near-end-7', { ends_on: inDays(7), quiet_until: null })).toBe('right_runs');
  expect(whyNot('near-end-7', { ends_on: null })).toBe('right_runs');
});
