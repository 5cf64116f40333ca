import { expect, test } from 'vitest';
import { hiddenText, lastPage, peopleText } from './shortlist.view.ts';

test.each([
  [0, 'Ingen ännu', undefined],
  [1, '1 person', '1 visas inte längre, för att profilen är dold.'],
  [2, '2 personer', '2 visas inte längre, för att profilerna är dolda.'],
])('%i is put in words', (count, people, hidden) => {
  expect([peopleText(count), hiddenText(count)]).toEqual([people, hidden]);
});

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
])('%i people end on page %i', (total, page) => {
  expect(lastPage(total, 24)).toBe(page);
});
