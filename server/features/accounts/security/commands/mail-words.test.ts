import { expect, test } from 'vitest';
import { resetLinkMail } from './mail-words.ts';

test.each([
  [1, 'i en timme'],
  [2, 'i 2 timmar'],
])('the mail with a link that is valid for %i h says so in words', (hours, words) => {
  const { message } = resetLinkMail({ first_name: 'Ada' }, 'token', hours);
  expect(message).toContain(`Länken gäller ${words} och`);
});
