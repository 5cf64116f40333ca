import { expect, test } from 'vitest';
import { decidedText, leftText, queueText, reviewKey } from './review.view.ts';

test('how many wait, in a sentence', () => {
  expect([0, 1, 4].map(queueText)).toEqual([
    'Ingen väntar på granskning.',
    'En profil väntar på granskning.',
    '4 profiler väntar på granskning.',
  ]);
  expect(decidedText('approve', 'Anna Berg')).toBe('Anna Berg är godkänd.');
  expect([true, false].map(leftText)).toEqual([
    expect.stringContaining('har ändrat i profilen'),
    expect.stringContaining('hunnit före'),
  ]);
});

test('keys mean something in both cases, and others nothing', () => {
  expect(['g', 'B', 'n', 'x', 'Enter'].map(reviewKey)).toEqual(['approve', 'ask', 'next', undefined, undefined]);
});
