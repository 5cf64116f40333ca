import { expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { creditSentence } from './credit-room.view.ts';

const line = { limit_ore: kronor(200_000), room_ore: kronor(50_000), unpaid_ore: kronor(0), is_late: false };

test('the room is told before anybody is asked, and what to do if it is too little', () => {
  expect(creditSentence(line)).toEqual({ tone: 'neutral', text: 'Ert utrymme är 50\u00a0000\u00a0kr, med moms.' });
  expect(creditSentence(line, kronor(50_000)).tone).toBe('neutral');
  expect(creditSentence(line, kronor(50_001))).toEqual({
    tone: 'waiting',
    text: 'Ert utrymme är 50\u00a0000\u00a0kr, med moms. Det här kostar mer. Be oss om mer.',
  });
  expect(creditSentence({ ...line, room_ore: kronor(0), unpaid_ore: kronor(1) }).text).toBe(
    'Ert utrymme på 200\u00a0000\u00a0kr är slut. Betala det som är obetalt, eller be oss om mer.',
  );
  expect(creditSentence({ ...line, is_late: true }).tone).toBe('lost');
});
