import { expect, test } from 'vitest';
import { quietUntil } from './cv-document.rules.ts';

test('a document’s end is mentioned thirty days before it, unless the document was entered later than that', () => {
  expect(quietUntil('2027-01-31', '2026-12-29')).toBe('2026-12-31');
  expect(quietUntil('2027-01-29', '2026-12-29')).toBe('2026-12-29');
  expect(quietUntil('2027-01-28', '2026-12-29')).toBeNull();
  expect(quietUntil(null, '2026-12-29')).toBeNull();
});
