import { expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { BUSY_AHEAD_DAYS_MAX, busyProblem } from '#domain/people/talent/busy-days.rules.ts';
import { busyTerm, dayNumber, termsOf } from './document.ts';

const TODAY = '2026-11-27';

test('every day that a talent may mark as busy is in the index until it is built again', () => {
  const last = addDays(TODAY, BUSY_AHEAD_DAYS_MAX);
  expect(busyProblem({ starts_on: last, ends_on: last }, TODAY)).toBeNull();
  const builtBefore = addDays(TODAY, -30);
  const terms = termsOf({ facts: '', name: '', busy: `${TODAY}/${TODAY} ${last}/${last}` }, builtBefore);
  expect(terms).toEqual([busyTerm(dayNumber(TODAY)), busyTerm(dayNumber(last))]);
});

test('a skill counts for each lower level too, a municipality for its county, and a name for its words', () => {
  expect(termsOf({ facts: 'skill.piano.3 place.0180 hair_color.red', name: 'Åsa Ström', busy: '' }, TODAY)).toEqual([
    'skill.piano.3',
    'place.0180',
    'hair_color.red',
    'skill.piano.2',
    'skill.piano.1',
    'place.01',
    'n.asa',
    'n.strom',
  ]);
});
