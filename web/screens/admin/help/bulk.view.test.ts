import { expect, test } from 'vitest';
import { outcomeText } from './bulk.view.ts';

test.each([
  ['answered', 1, 0, 'Ett ärende är besvarat.'],
  ['closed', 3, 0, '3 ärenden är avslutade.'],
  ['answered', 2, 1, '2 ärenden är besvarade. Ett lämnades som det var, för att någon annan hann före.'],
  ['closed', 0, 2, 'Inget ändrades. 2 lämnades som de var, för att någon annan hann före.'],
] as const)('the outcome of inquiries %s: %d done, %d skipped', (done, moved, left, text) =>
  expect(outcomeText(done, moved, left)).toBe(text),
);
