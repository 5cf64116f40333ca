import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import type { BookingStatus } from '#domain/work/booking/booking-states.ts';
import { assignmentView, nextSpan, paidDays } from './assignment.view.ts';

const today = '2026-11-21';
const span = (starts_on: string, ends_on: string, status: BookingStatus = 'confirmed') => ({
  id: starts_on,
  kind: 'work' as const,
  starts_on,
  ends_on,
  status,
});

const past = span('2026-11-01', '2026-11-02');
const soon = span('2026-12-03', '2026-12-05');
const later = span('2027-01-10', '2027-01-10');

test('the next span is the earliest one that has not ended', () => {
  expect(nextSpan([later, past, soon], today)).toBe(soon);
  expect(nextSpan([span('2026-11-20', today)], today)?.ends_on).toBe(today);
  expect(nextSpan([past, span('2026-12-03', '2026-12-03', 'cancelled')], today)).toBeNull();
});

test('an assignment shows its next span, and the number of the others', () => {
  expect(assignmentView([later, soon, past], today)).toMatchObject({ span: soon, more_count: 1 });
});

test('an assignment with past spans only shows the last one', () => {
  const done = [span('2026-10-01', '2026-10-01', 'completed'), span('2026-11-01', '2026-11-02', 'completed')];
  expect(assignmentView(done, today)).toMatchObject({ span: done[1], more_count: 0, state: { word: 'Genomförd' } });
});

test('an assignment is cancelled only if all its bookings are', () => {
  const cancelled = { ...soon, status: 'cancelled' as const };
  expect(assignmentView([cancelled, later], today).state.word).toBe('Bokad');
  expect(assignmentView([cancelled], today)).toMatchObject({ span: cancelled, state: { word: 'Avbokad' } });
  expect(assignmentView([], today).span).toBeNull();
});

test('an assignment with a waiting booking shows that, even beside confirmed ones', () => {
  const waiting = { ...later, status: 'waiting' as const };
  expect(assignmentView([waiting, soon], today)).toMatchObject({
    span: soon,
    more_count: 1,
    state: { word: 'Väntar på tillstånd' },
  });
});

test('the number of paid days follows from the sum and the fee for a day', () => {
  expect(paidDays({ fee: { basis: 'day', amount_ore: ore(250_000) }, total_fee_ore: ore(750_000) })).toBe(3);
  expect(paidDays({ fee: { basis: 'unpaid', amount_ore: null }, total_fee_ore: ore(0) })).toBe(0);
});
