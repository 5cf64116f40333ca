import { expect, test } from 'vitest';
import { ore } from '../money/ore.ts';
import { areSameTerms, dayCountOf, spanOfTerms, type Terms, termsOf } from './terms.ts';

const project = {
  municipality_id: '1480',
  place: 'Studio 3',
  dates: [
    { kind: 'work' as const, starts_on: '2026-07-03', ends_on: '2026-07-04' },
    { kind: 'fitting' as const, starts_on: '2026-07-01', ends_on: '2026-07-01' },
  ],
  usage_media: ['tv', 'cinema'],
  usage_territory: 'NORDIC',
  usage_months: 12,
};
const role = { title: 'Ryttare', headcount: 2, day_fee_ore: ore(450_000) };
const terms = termsOf(project, role);

test('the terms of a role are its own and its project’s, with the days in order', () => {
  expect(terms.days.map(({ starts_on }) => starts_on)).toEqual(['2026-07-01', '2026-07-03']);
  expect(spanOfTerms(terms)).toEqual({ first_day: '2026-07-01', last_day: '2026-07-04' });
  expect(dayCountOf(terms)).toBe(3);
  expect(spanOfTerms({ days: [] })).toEqual({ first_day: null, last_day: null });
});

test('each part of the terms makes them others, the order in which they are kept does not', () => {
  const kept = Object.fromEntries(Object.entries(terms).reverse()) as unknown as Terms;
  expect(areSameTerms(terms, kept)).toBe(true);
  const others: { [Part in keyof Terms]: Terms[Part] } = {
    role_title: 'Publik',
    headcount: 3,
    day_fee_ore: ore(450_001),
    municipality_id: null,
    place: 'Studio 4',
    days: terms.days.slice(1),
    usage_media: ['tv'],
    usage_territory: null,
    usage_months: 24,
  };
  for (const [part, value] of Object.entries(others)) {
    expect(areSameTerms(terms, { ...terms, [part]: value }), part).toBe(false);
  }
});
