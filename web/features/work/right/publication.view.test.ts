import { expect, test } from 'vitest';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { PUBLICATION_LATER, PUBLICATION_UNFIT } from '#texts/work/right-words.ts';
import { publicationFault, publicationHint, shownUntil } from './publication.view.ts';

const TODAY = '2026-10-25';
const fresh = { line: { ...NO_RIGHT, months: 1 }, latest_publication_on: TODAY };
const settled = { ...fresh, latest_publication_on: '2026-10-01' };

test('the hint offers no day that the server would refuse', () => {
  expect(publicationHint(fresh, TODAY)).toBe('Tidigast första arbetsdagen, senast i dag.');
  expect(publicationHint(settled, TODAY)).toBe('Tidigast första arbetsdagen, senast 1 oktober 2026.');
  expect(publicationFault(fresh, TODAY, TODAY)).toBeUndefined();
  expect(publicationFault(fresh, '2026-10-26', TODAY)).toBe(PUBLICATION_UNFIT);
  expect(publicationFault(settled, '2026-10-01', TODAY)).toBeUndefined();
  expect(publicationFault(settled, '2026-10-02', TODAY)).toBe(PUBLICATION_LATER);
  expect(publicationFault(settled, '2026-1', TODAY)).toBeUndefined();
});

test('the end of the right is shown before the day is sent, with a warning if that end has passed', () => {
  expect(shownUntil(fresh, TODAY, TODAY)).toBe('Får visas till och med 24 november 2026.');
  expect(shownUntil(fresh, '2026-08-20', TODAY)).toBe(
    'Får visas till och med 19 september 2026. Den tiden är redan slut, och då går dagen inte att rätta.',
  );
  expect(shownUntil({ ...fresh, line: NO_RIGHT }, TODAY, TODAY)).toBe('Får visas utan avtalat slut.');
  expect(shownUntil(fresh, '2026', TODAY)).toBe('');
});
