import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerText, REPLY_LINE } from './answer-text.ts';

const OURS = ['Hej.', '', 'Kom klockan 8.'];
const quoted = [REPLY_LINE, ...OURS].map((line) => `> ${line}`).join('\n');
const plain = [REPLY_LINE, ...OURS].join('\n');

describe('the quote is cut from an answer', () => {
  test.each([
    [
      'Gmail in Swedish',
      `Jag kommer.\n\nDen fre 14 aug. 2026 kl 12:06 skrev Medverka <hej@medverka.example>:\n\n${quoted}`,
    ],
    [
      'Gmail, broken into lines',
      `Jag kommer.\n\nDen fre 14 aug. 2026 kl 12:06 skrev Medverka <\nsvar+abcdefghijklmnop@svar.medverka.example>:\n\n${quoted}`,
    ],
    [
      'Gmail in English',
      `Jag kommer.\n\nOn Fri, Aug 14, 2026 at 12:06 PM Medverka <hej@medverka.example> wrote:\n\n${quoted}`,
    ],
    ['Apple Mail', `Jag kommer.\n\n> 14 aug. 2026 kl. 12:06 skrev Medverka <hej@medverka.example>:\n> \n${quoted}`],
    [
      'Apple Mail without marks',
      `Jag kommer.\n\n14 aug. 2026 kl. 12:06 skrev Medverka <hej@medverka.example>:\n\n${plain}`,
    ],
    ['an iPhone', `Jag kommer.\n\nSkickat från min iPhone\n\n> 14 aug. 2026 kl. 12:06 skrev Medverka:\n${quoted}`],
    [
      'Outlook',
      `Jag kommer.\n\n________________________________\nFrån: Medverka <hej@medverka.example>\nSkickat: den 14 augusti 2026 12:06\nTill: Ada\nÄmne: Oläst\n\n${plain}`,
    ],
    [
      'Outlook, older',
      `Jag kommer.\n\n-----Ursprungligt meddelande-----\nFrån: Medverka\nSkickat: 14 augusti\n\n${plain}`,
    ],
    ['Outlook in English', `Jag kommer.\n\nFrom: Medverka <hej@medverka.example>\nSent: Friday\nTo: Ada\n\n${plain}`],
    ['Outlook on a phone', `Jag kommer.\n\nHämta Outlook för iOS<https://aka.ms/o0ukef>\n${plain}`],
    ['Thunderbird', `Jag kommer.\n\nDen 2026-08-14 kl. 12:06, skrev Medverka:\n${quoted}`],
    ['our line alone', `Jag kommer.\n${plain}`],
    ['a signature', 'Jag kommer.\n\n-- \nAda Ek\n070-123 45 67'],
    [
      'Windows lines',
      `Jag kommer.\r\n\r\nDen fre 14 aug. 2026 kl 12:06 skrev Medverka <hej@medverka.example>:\r\n> Hej`,
    ],
    [
      'an answer below the quote',
      `Den fre 14 aug. 2026 kl 12:06 skrev Medverka <hej@medverka.example>:\n${quoted}\n\nJag kommer.`,
    ],
    ['an answer between quoted lines', '> Kan du klockan 8?\nJag kommer.\n> Hälsningar'],
  ])('%s', (_, mail) => expect(answerText(mail)).toBe('Jag kommer.'));
});

test.each([
  'Du skrev klockan 8: stämmer det?',
  'Den rollen vill jag ha.\n\nPå fredag kan jag inte.',
  'Från: Stockholm\nkommer jag med tåg.',
  'Skickat!',
  'Det kostar 200 -- ungefär.',
  'Rad ett\n\nRad två',
  'Jag skrev en lista:\n1. hatt\n2. skor',
])('%j stays whole', (text) => expect(answerText(text)).toBe(text));

test.each([
  '',
  '\n\n',
  quoted,
  `Skickat från min iPhone\n${quoted}`,
  `Den 14 aug. 2026 kl 12:06 skrev M <m@m.se>:\n${plain}`,
])('nothing is left of %j', (mail) => expect(answerText(mail)).toBe(''));

test('no text makes it slow or throws, and what is left is part of the mail', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Den 14 ', '> ', 'skrev', ':', '\n', '-- ', '_'.repeat(9), 'Från: a', ' a@b ', 'x')),
      (parts) => {
        const mail = parts.join('');
        const lines = mail.split('\n').map((line) => line.trim());
        for (const line of answerText(mail).split('\n')) expect([...lines, '']).toContain(line.trim());
      },
    ),
  );
  // Work that grew with the square of the text would exceed the time of a test.
  for (const part of ['Den 14 ', 'Från: a\n', '_________\n', '> ', '\n', ' ']) {
    const mail = part.repeat(400_000);
    expect(mail).toContain(answerText(mail));
  }
});
