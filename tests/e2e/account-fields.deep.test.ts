/** The error messages of the fields at sign-up and sign-in, and the typing of the birth date (spec, section 5). */
import type { Page } from '@playwright/test';
import { aSignedUpTalent, someone } from './acts/accounts.ts';
import { emailBox, fillTalentSignUp, passwordBox } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';

const birthDate = (page: Page) => page.getByLabel('Födelsedatum');
const terms = (page: Page) => page.getByRole('checkbox', { name: /Jag godkänner/ });

/** Lists the sign-ups and sign-ins that the page sends: a refused form must send none. */
function watchPosts(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /sign-up|sign-in$/.test(pathname)) sent.push(pathname);
  });
  return sent;
}

test('a sign-up without one of its fields, or with spaces in it, is not sent', async ({ newPerson, server }) => {
  const who = someone('Maja', 'Strand');
  const page = await newPerson();
  const sent = watchPosts(page);
  await page.goto('/Registera');
  await fillTalentSignUp(page, who, '1992-02-03');
  await terms(page).check();
  for (const [box, value, words] of [
    [page.getByLabel('Förnamn'), who.first_name, 'Fyll i förnamnet.'],
    [page.getByLabel('Efternamn'), who.last_name, 'Fyll i efternamnet.'],
    [emailBox(page), who.email, 'Fyll i e-postadressen.'],
    [passwordBox(page), who.password, /^(Fyll i lösenordet|Lösenordet är för svagt)/],
    [birthDate(page), '1992-02-03', 'Du måste ange födelsedatum.'],
  ] as const) {
    for (const nothing of ['', '   ']) {
      await box.fill(nothing);
      await page.getByRole('button', { name: 'Skapa konto', exact: true }).click();
      await expect(box).toHaveAccessibleDescription(typeof words === 'string' ? new RegExp(words) : words);
      await expect(box).toHaveAttribute('aria-invalid', 'true');
    }
    await box.fill(value);
  }
  expect(sent).toEqual([]);
  const { rows } = await server.services.pool.query('select 1 from accounts where email = $1', [who.email]);
  expect(rows).toEqual([]);
});

test('the birth date takes digits only, puts its dashes in, and is ten characters long', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/Registera');
  const box = birthDate(page);
  await box.pressSequentially('2a0b0c1');
  await expect(box).toHaveValue('2001');
  await box.fill('');
  await box.pressSequentially('200102034567');
  await expect(box).toHaveValue('2001-02-03');
  await box.fill('');
  // Pasting enters the whole text at once.
  await box.focus();
  await page.keyboard.insertText('200102034567');
  await expect(box).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await box.fill('200102034567');
  await expect(box).toHaveValue('2001-02-03');
  const seen: string[] = [];
  for (let typed = 0; typed < 10 && (await box.inputValue()) !== ''; typed += 1) {
    await box.press('Backspace');
    seen.push(await box.inputValue());
  }
  expect(seen).toEqual(['2001-02-0', '2001-02', '2001-0', '2001', '200', '20', '2', '']);
});

test('a birth date that is not written whole is told in its words', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/Registera');
  // All earlier fields are valid, because a refusal moves the focus to the first invalid field, where the next keys
  // would go.
  await fillTalentSignUp(page, someone('Maja', 'Strand'), '');
  const box = birthDate(page);
  await box.press('Enter');
  await expect(box).toHaveAccessibleDescription(/Du måste ange födelsedatum\./);
  // The field corrects the text while it is typed. A date that is impossible or incomplete is an error.
  for (const [typed, shown] of [
    ['2001-1-1', '2001-11'],
    ['2001-01-0', '2001-01-0'],
    ['2001', '2001'],
  ] as const) {
    await box.fill('');
    await box.pressSequentially(typed);
    await expect(box).toHaveValue(shown);
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(/Födelsedatum måste vara i formatet ÅÅÅÅ-MM-DD\./);
  }
  await box.fill('');
  await box.pressSequentially('20010101');
  await expect(box).toHaveValue('2001-01-01');
  await box.press('Enter');
  await expect(box).not.toHaveAccessibleDescription(/Födelsedatum måste/);
});

test('Login without the address, or without the password, is not sent', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  const sent = watchPosts(page);
  for (const [left, words] of [
    ['email', 'Fyll i e-postadressen.'],
    ['password', 'Fyll i lösenordet.'],
  ] as const) {
    await page.goto('/Login');
    const boxes = { email: emailBox(page), password: passwordBox(page) };
    for (const name of ['email', 'password'] as const) if (name !== left) await boxes[name].fill(who[name]);
    await boxes.email.press('Enter');
    await expect(boxes[left]).toHaveAccessibleDescription(new RegExp(words));
    await expect(boxes[left]).toBeFocused();
  }
  expect(sent).toEqual([]);
});
