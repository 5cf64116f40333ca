import { expect, test } from 'vitest';
import { REPORT_STATUSES } from '#domain/work/report/report.workflow.ts';
import { aSpan } from '#tests/factories/terms.ts';
import { keepsBegunDays, keepsBegunSpans, mayChangeTerms } from './agreement.rules.ts';

const TODAY = '2026-08-14';
const [done, first, second] = [aSpan('2026-08-10', '2026-08-11'), aSpan('2026-08-14'), aSpan('2026-08-20')];

test('future days may be added, removed and moved; today counts as future', () => {
  expect(keepsBegunDays([done, first], [second, done], TODAY)).toBe(true);
  expect(keepsBegunDays([], [first], TODAY)).toBe(true);
});

test('days that have begun stay as they are, and no past day is added', () => {
  expect(keepsBegunDays([done], [], TODAY)).toBe(false);
  expect(keepsBegunDays([done], [{ ...done, ends_on: '2026-08-16' }], TODAY)).toBe(false);
  expect(keepsBegunDays([first], [first, aSpan('2026-08-13')], TODAY)).toBe(false);
});

test('the rest of a span that has begun may change, and a span of a talent under 18 stays whole', () => {
  const running = aSpan('2026-08-12', '2026-08-16');
  const [start, end] = [aSpan('2026-08-12', '2026-08-14'), aSpan('2026-08-20', '2026-08-21')];
  expect(keepsBegunDays([running], [start, end], TODAY)).toBe(true);
  expect(keepsBegunDays([running], [aSpan('2026-08-13', '2026-08-16')], TODAY)).toBe(false);
  expect(keepsBegunDays([running], [aSpan('2026-08-12', '2026-08-16', 'rehearsal')], TODAY)).toBe(false);
  expect(keepsBegunSpans([running], [start, end], TODAY)).toBe(false);
  expect(keepsBegunSpans([running, first], [running, second], TODAY)).toBe(true);
});

test('terms may change until the work report is decided, and not during a dispute', () => {
  const booked = { kind: 'work', is_newest: true, project_status: 'active', kept_booking_count: 1 } as const;
  const open = [null, ...REPORT_STATUSES].filter((report_status) => mayChangeTerms({ ...booked, report_status }));
  expect(open).toEqual([null, 'open', 'reported', 'adjusted']);
});
