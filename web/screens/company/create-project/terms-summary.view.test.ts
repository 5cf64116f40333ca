import { expect, test } from 'vitest';
import { proposedTerms } from '#domain/deal/terms/templates.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { aSpan } from '#tests/factories/terms.ts';
import { daysSummary, moreSummary, rightsSummary } from './terms-summary.view.ts';

test('blank terms of a role are summarised as their defaults', () => {
  expect(daysSummary(BLANK_TERMS)).toBe('Alla projektets dagar');
  expect(rightsSummary(BLANK_TERMS)).toBe('Som för hela projektet');
  expect(moreSummary(BLANK_TERMS)).toBe('Inga tillägg · Avbokning: enligt våra villkor · AI: nej');
});

test('the summary names written terms, and leaves out half-typed days', () => {
  const usual = proposedTerms('commercial_film');
  expect(daysSummary({ days: [aSpan('2026-12-03', '2026-12-04'), aSpan('2026-1')] })).toMatch(/^3–4 dec/);
  expect(daysSummary({ days: [aSpan('')] })).toBe('Inga dagar valda');
  expect(rightsSummary({ rights: [...usual.rights, ...usual.rights] })).toBe('2 egna rättigheter');
  const synthetic = { ...usual.synthetic, voice_synthesis: true };
  expect(moreSummary({ ...usual, synthetic, content: ['stunts', 'animals'] })).toBe(
    'Övertid, OB, Restid, Utlägg · Avbokning: branschens vanliga · AI: något tillåts · 2 saker att veta om rollen',
  );
});
