import { expect, test } from 'vitest';
import { lastPage, peopleText } from './shortlist.view.ts';

test.each([
  [0, 'Ingen ännu'],
  [1, '1 person'],
  [2, '2 personer'],
])('%i is put in words', (count, people) => {
  expect(peopleText(count)).toBe(people);
});

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
])('%i people end on page %i', (total, page) => {
  expect(lastPage(total, 24)).toBe(page);
});
