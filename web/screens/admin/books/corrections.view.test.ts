import { expect, test } from 'vitest';
import { linesToSend } from './corrections.view.ts';

const line = (number: string, debit: string, credit = '') => ({ number, debit, credit });

test('typed lines become amounts, debit positive', () => {
  expect(linesToSend([line('6570', '1 250,50'), line('8420', '', '1250,5')])).toEqual([
    { number: 6570, amount_ore: 125_050 },
    { number: 8420, amount_ore: -125_050 },
  ]);
});

test.each([
  ['no account', line('', '10')],
  ['no amount', line('6570', '')],
  ['both columns', line('6570', '10', '10')],
  ['an amount of 0', line('6570', '0')],
  ['a negative amount', line('6570', '-5')],
  ['letters', line('6570', 'tio')],
])('a line with %s is not sent', (_name, typed) => {
  expect(linesToSend([line('8420', '10'), typed])).toBeUndefined();
});
