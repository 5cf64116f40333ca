import { expect, test } from 'vitest';
import type { Figures } from '#contract/office/overview.ts';
import { TO_DOS } from '#domain/kernel/roles/to-do.ts';
import { chartsOf, weekNumber } from './figures.view.ts';
import { toDoRows } from './to-do.view.ts';

const now = new Date('2026-11-21T10:00:00Z');

test('a task is a sentence with its count and the longest wait', () => {
  const [row, two, risk] = toDoRows(
    [
      { what: 'applications', count: 1, oldest_date: '2026-11-17T09:00:00Z' },
      { what: 'profiles', count: 2, oldest_date: '2026-11-21T07:00:00Z' },
      { what: 'payouts_at_risk', count: 1, oldest_date: null },
    ],
    now,
  );
  expect(row).toMatchObject({ title: '1 företag väntar på besked', note: 'sedan 4 dagar', is_wrong: false });
  expect(two).toMatchObject({ title: '2 profiler att granska', note: 'som längst sedan 3 timmar' });
  expect(risk).toMatchObject({ title: '1 utbetalning riskerar att bli sen', note: '', is_wrong: true });
  const all = toDoRows(
    TO_DOS.map((what) => ({ what, count: 3, oldest_date: null })),
    now,
  );
  for (const { href } of all) expect(href).toMatch(/^(\/Admin|#oense)/);
});

const span = (starts_on: string, more: Partial<Figures> = {}): Figures => ({
  starts_on,
  talents: 0,
  companies: 0,
  requests: 0,
  answers: 0,
  answer_hours: null,
  bookings: 0,
  invoiced_ore: null,
  paid_out_ore: null,
  ...more,
});

test('a chart tells its numbers in words, and charts of money need values of money', () => {
  const spans = [
    span('2026-09-01', { talents: 5 }),
    span('2026-10-01', { talents: 2 }),
    span('2026-11-01', { talents: 1 }),
  ];
  const charts = chartsOf(spans, 'month');
  expect(charts.map(({ id }) => id)).toEqual(['talents', 'companies', 'requests', 'answer_hours', 'bookings']);
  expect(charts[0]?.sentence).toBe(
    'Hittills i månaden 1 ny talang, förra månaden 2 nya talanger. Mest i september 2026: 5 nya talanger.',
  );
  expect(charts[0]?.bars.map(({ label, words }) => [label, words])).toEqual([
    ['S', 'September 2026: 5 nya talanger'],
    ['O', 'Oktober 2026: 2 nya talanger'],
    ['N', 'November 2026: 1 ny talang'],
  ]);
  expect(charts[1]?.sentence).toBe('Inget än.');
  const withMoney = chartsOf([span('2026-11-01', { invoiced_ore: 1_250_000, paid_out_ore: 0 })], 'month');
  expect(withMoney.map(({ id }) => id)).toContain('invoiced_ore');
});

test.each([
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2026-01-05', 2],
])('the Monday %s begins week %i', (monday, week) => expect(weekNumber(monday)).toBe(week));
