import { expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { aSpan } from '#tests/factories/terms.ts';
import { withBasis } from './fee.ts';
import { takesHours, withHours } from './hours.ts';
import { hoursInShort } from './hours-in-short.ts';
import { START_TERMS, termsWithBasis } from './start-terms.ts';
import { dayFee } from './terms-v1.ts';
import { hoursFrom, hoursOnFee } from './usual-hours.ts';
import { BLANK_TERMS, termsOf } from './written-terms.ts';

const WORK = { call_time: '08:00', end_time: '16:00' };
const day = dayFee(ore(450_000));

test('the hours of a role are those of its days of work without times of their own', () => {
  const own = { ...aSpan('2026-07-01'), call_time: '05:00', end_time: '11:00' };
  const fitting = aSpan('2026-07-02', '2026-07-02', 'fitting');
  const spans = [own, fitting, aSpan('2026-07-03')];
  expect(withHours(spans, WORK)).toEqual([own, fitting, { ...aSpan('2026-07-03'), ...WORK }]);
  for (const hours of [null, 'undecided' as const, { ...WORK, end_time: null }])
    expect(withHours(spans, hours)).toEqual(spans);
  expect([takesHours({ days: null }), takesHours({ days: spans }), takesHours({ days: [own, fitting] })]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the sent terms have the hours in their days, and no other field', () => {
  const project = {
    municipality_id: '1480',
    place: '',
    dates: [{ kind: 'work' as const, starts_on: '2026-07-03', ends_on: '2026-07-04' }],
    usage_media: [],
    usage_territory: null,
    usage_months: null,
  };
  const terms = termsOf(project, { title: 'Ryttare', headcount: 1, terms: { ...BLANK_TERMS, hours: WORK } });
  expect(terms.days).toEqual([{ ...aSpan('2026-07-03', '2026-07-04'), ...WORK }]);
  expect(terms).not.toHaveProperty('hours');
});

test('hours last as long as the fee covers, over midnight too, and follow a changed fee unless they are others', () => {
  expect(hoursFrom('20:30', day)).toEqual({ call_time: '20:30', end_time: '04:30' });
  expect(hoursFrom('10:00', { ...day, basis: 'hour', minimum_hours: 2 }).end_time).toBe('12:00');
  expect(hoursFrom('10:00', { ...day, basis: 'hour' }).end_time).toBe('18:00');
  const half = withBasis(day, 'half_day');
  expect(hoursOnFee(WORK, day, half)).toEqual({ call_time: '08:00', end_time: '12:00' });
  const longer = { call_time: '08:00', end_time: '18:00' };
  for (const hours of [longer, null, 'undecided' as const]) expect(hoursOnFee(hours, day, half)).toEqual(hours);
  expect(termsWithBasis(START_TERMS, 'half_day').hours).toEqual({ call_time: '08:00', end_time: '12:00' });
});

test('the hours of terms in short are those of all days of work, different ones, or not decided', () => {
  const [one, other] = [
    { ...aSpan('2026-07-03'), ...WORK },
    { ...aSpan('2026-07-04'), ...WORK },
  ];
  const fitting = aSpan('2026-07-01', '2026-07-01', 'fitting');
  expect(hoursInShort({ days: [fitting, one, other] })).toEqual(WORK);
  expect(hoursInShort({ days: [one, { ...other, call_time: '09:00' }] })).toBe('different');
  expect(hoursInShort({ days: [one, aSpan('2026-07-04')] })).toBe('undecided');
  expect(hoursInShort({ days: [{ ...one, end_time: null }] })).toBe('undecided');
  expect(hoursInShort({ days: [fitting] })).toBeNull();
});
