import { expect, test } from 'vitest';
import { minimumOn } from '#domain/deal/price/agreement-minimums.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { minimumSource, minimumText, similarText } from './fee-guide-words.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('the fees of similar roles are one line, and one amount if both ends are the same', () => {
  const range = { low_ore: kronor(6500), high_ore: kronor(9000) };
  expect(plain(similarText(range, 'day'))).toBe('Liknande roller: 6 500–9 000 kr per dag');
  expect(plain(similarText({ ...range, high_ore: range.low_ore }, 'whole'))).toBe(
    'Liknande roller: cirka 6 500 kr för hela uppdraget',
  );
});

test('a minimum says its agreement, parties and first day', () => {
  const minimum = minimumOn('2026-12-01', 'theatre', 'day');
  if (!minimum) throw new Error('A minimum is known');
  expect(plain(minimumText(minimum, 'day'))).toBe(
    'Kollektivavtalet Professionell fri scen: lägst 1 349 kr per dag, 1 491 kr med utbildning eller erfarenhet',
  );
  expect(minimumSource(minimum)).toBe('Scen & Film och Svensk Scenkonst, från 1 april 2026');
});
