import { expect, test } from 'vitest';
import { PRESENTATION_BOUNDS } from '#domain/auditions/presentation/presentation.rules.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { refusedBy } from '#tests/support/refused-by.ts';
import { presentationRoutes } from './presentation.ts';

const TODAY = '2026-12-29';
const [anna, bo] = ['0b0e7f5d-6a1c-4b7a-9d3e-2f1a0c9b8d7e', '1b0e7f5d-6a1c-4b7a-9d3e-2f1a0c9b8d7e'] as const;
const refused = refusedBy(presentationRoutes['PUT /presentations/:id'].body(TODAY));
const written = (ends_on: string, ...people: string[]) =>
  refused({
    title: 'Ryttare',
    greeting: '',
    ends_on,
    shows_fee: false,
    people: people.map((candidate_id) => ({ candidate_id, words: '', media_ids: null, tape_ids: [] })),
    revision: 0,
  });

test('a presentation shows each person only once', () => {
  expect(written(TODAY, anna, bo)).toEqual([]);
  expect(written(TODAY, anna, anna)).toEqual(['people']);
});

test('a presentation ends today at the earliest, and at the latest after the maximum number of days', () => {
  const last = addDays(TODAY, PRESENTATION_BOUNDS.days);
  expect(written(last)).toEqual([]);
  expect(written(addDays(last, 1))).toEqual(['ends_on']);
  expect(written(addDays(TODAY, -1))).toEqual(['ends_on']);
});
