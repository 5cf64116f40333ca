import { expect, test } from 'vitest';
import { decidedText, leftText, queueText, reviewKey } from './review.view.ts';

test('the queue, a decision and a missed decision are told in sentences', () => {
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

test('the keys of the review work in upper and lower case, and other keys have no command', () => {
  expect(['g', 'B', 'n', 'x', 'Enter'].map(reviewKey)).toEqual(['approve', 'ask', 'next', undefined, undefined]);
});
