import { expect, test } from 'vitest';
import { exportEnds, nextExportDate } from './data-export.rules.ts';

test('a person may ask for another archive after a day, and an archive is kept for a week', () => {
  expect(nextExportDate('2026-12-29T09:00:00.000Z')).toBe('2026-12-30T09:00:00.000Z');
  expect(exportEnds('2026-12-29T09:00:00.000Z')).toBe('2027-01-05T09:00:00.000Z');
});
