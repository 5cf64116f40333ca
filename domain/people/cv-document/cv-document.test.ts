import { expect, test } from 'vitest';
import { quietUntil } from './cv-document.rules.ts';

test('a talent is told thirty days before a document ends, and never of an earlier end', () => {
  expect(quietUntil('2026-12-31', '2026-11-01')).toBe('2026-11-30');
  expect(quietUntil('2026-12-31', '2026-11-30')).toBe('2026-11-30');
  expect(quietUntil('2026-12-31', '2026-12-01')).toBeNull();
  expect(quietUntil('2026-01-01', '2026-12-01')).toBeNull();
  expect(quietUntil(null, '2026-12-01')).toBeNull();
  expect(quietUntil('1900-01-01', '1900-01-01')).toBeNull();
});
