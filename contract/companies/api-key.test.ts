import { expect, test } from 'vitest';
import { refusedBy } from '#tests/support/refused-by.ts';
import { apiKeyForm } from './api-key.ts';

test('a key ends today at the earliest, or never', () => {
  const refused = (ends_on: string | null) =>
    refusedBy(apiKeyForm('2026-12-29'))({ ends_on }).filter((path) => path === 'ends_on');
  for (const fine of ['2026-12-29', '2027-01-01', null]) expect(refused(fine)).toEqual([]);
  expect(refused('2026-12-28')).toEqual(['ends_on']);
});
