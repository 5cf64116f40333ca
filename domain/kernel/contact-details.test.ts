import { expect, test } from 'vitest';
import { mentionsContact } from './contact-details.ts';

test.each([
  ['Ring mig på 070-123 45 67.', true],
  ['+46 70 123 45 67', true],
  ['Swisha 0701234567 så är det klart', true],
  ['anna.berg@example.se', true],
  ['Konto 8327-9, 123 456 789-0', true],
  ['SE45 5000 0000 0583 9825 7466', true],
  ['Vi ses 2026-12-03 klockan 08.00.', false],
  ['Arvodet är 12 500 kr om dagen, 1 250 000 kr i allt.', false],
  ['Kom 3/12 2026 till Storgatan 12, 411 38 Göteborg.', false],
  ['Jag är 178 cm och har 41 i skor.', false],
])('“%s” %s', (text, mentions) => expect(mentionsContact(text)).toBe(mentions));
