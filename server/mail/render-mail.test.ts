import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';

const MAIL = { title: 'Rubrik', message: 'Hej Ada.', action: 'Öppna', path: '/TalentDashboard' };

test('the plain text has all parts of the mail in the order of the HTML, and ends with the reason for the mail', () => {
  const second = { action: 'Sluta', path: '/settings' };
  const full = { ...MAIL, code: '123456', second, closing: 'Hälsningar', reason: 'Du är inbjuden.' };
  expect(renderMail(full, 'https://medverka.example').text).toBe(
    [
      'Rubrik',
      'Hej Ada.',
      '123456',
      'Öppna: https://medverka.example/TalentDashboard',
      'Sluta: https://medverka.example/settings',
      'Hälsningar',
      'Medverka',
      'Du är inbjuden.',
    ].join('\n\n'),
  );
});

test('a mail without a reason of its own names the account, in both forms', () => {
  const { text, html } = renderMail(MAIL, 'https://medverka.example');
  const reason = 'Du får det här mejlet för att du har ett konto hos Medverka.';
  expect(text).toContain(reason);
  expect(html).toContain(reason);
});

test('no text becomes markup in the HTML', () => {
  const { html } = renderMail({ ...MAIL, message: `<b>&"'` }, 'https://medverka.example');
  expect(html).toContain('&lt;b&gt;&amp;&quot;&#39;');
});
