/** The messages at sign-in and sign-up, in the order in which a user sees them (spec, sections 5 and 8). */
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { signUpCompany } from '#server/features/accounts/account/commands/sign-up-company.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { aSignedUpTalent, someone } from './acts/accounts.ts';
import { emailBox, fillTalentSignUp, passwordBox, signIn, type Who } from './acts/signing.ts';
import { someOrganisationNumber } from './acts/unique.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, linkIn, mailsTo, mailTo } from './mail.ts';

/** A company with a confirmed address whose application waits for a decision. */
async function aWaitingCompany({ services }: TestServer): Promise<Who> {
  const who = someone('Kim', 'Ek');
  const application = {
    ...who,
    country: 'SE',
    organisation_number: someOrganisationNumber(),
    company_name: 'Väntande film',
    address: 'Gatan 1',
    postal_code: '411 01',
    city: 'Göteborg',
    phone: '031-123 45 67',
    invoice_email: who.email,
    about: '',
  };
  const made = await signUpCompany(services, application, momentOf(services.clock()), { is_verified: true });
  if (isRefusal(made)) throw new Error(`The company was refused: ${made.refused}`);
  return who;
}

test('Login says in the words of the spec why nobody gets in', async ({ newPerson, server }) => {
  const page = await newPerson({ expects: [/status of 500/] });
  const alert = page.getByRole('alert');
  await page.goto('/login');
  await emailBox(page).press('Enter');
  await expect(page.getByText('Fyll i e-postadressen.').last()).toBeVisible();
  await expect(page.getByText('Fyll i lösenordet.').last()).toBeVisible();

  await page.reload();
  await page.route('**/account/sign-in', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await signIn(page, { email: 'nobody@example.com', password: 'whatever it is' });
  await expect(alert).toHaveText('Fel e-post eller lösenord.');
  await expect(page.getByText('Vi har problem att nå servern just nu.')).toBeVisible();
  await page.unroute('**/account/sign-in');

  await signIn(page, await aWaitingCompany(server));
  await expect(alert).toHaveText('Ditt företagskonto är inte aktiverat ännu. Kontakta Medverka för mer info.');
  const bare = await aSignedUpTalent(server);
  await server.services.pool.query(
    'delete from talents where account_id = (select id from accounts where email = $1)',
    [bare.email],
  );
  // Types the address with a space and capitals, as people may do.
  await signIn(page, { ...bare, email: ` ${bare.email.toUpperCase()} ` });
  await expect(alert).toHaveText('Ingen profil hittades. Vänligen verifiera din e-post först eller registrera dig.');
});

test('the sign-up helps to fill in, and keeps what was typed while the terms are read', async ({ newPerson }) => {
  const who = someone('Maja', 'Strand');
  const page = await newPerson();
  await page.goto('/register');
  const birthDate = page.getByLabel('Födelsedatum');
  const create = page.getByRole('button', { name: 'Skapa konto', exact: true });
  const terms = page.getByRole('checkbox', { name: /Jag godkänner/ });
  await expect(page.getByText('Minst 8 tecken.')).toBeVisible();
  // The app has taken over the prerendered form.
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await birthDate.press('Enter');
  for (const words of ['Fyll i e-postadressen.', 'Fyll i lösenordet.', 'Du måste ange födelsedatum.']) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByText('Du måste godkänna villkoren.')).toBeVisible();
  await birthDate.pressSequentially('2a0b0c1');
  await expect(birthDate).toHaveValue('2001');
  await birthDate.fill('');
  await birthDate.pressSequentially('200102034567');
  await expect(birthDate).toHaveValue('2001-02-03');
  for (let typed = 0; typed < 10; typed += 1) await birthDate.press('Backspace');
  await expect(birthDate).toHaveValue('');

  await fillTalentSignUp(page, { ...who, email: 'a@b', password: 'sju tec' }, '1992-02-03');
  await birthDate.press('Enter');
  await expect(page.getByText('Ogiltig e-postadress. Kontrollera att e-posten är korrekt.')).toBeVisible();
  await expect(page.getByText('Lösenordet är för svagt. Använd minst 8 tecken.')).toBeVisible();
  await expect(create).toBeDisabled();
  await terms.check();
  await expect(create).toBeEnabled();
  await terms.uncheck();
  await expect(create).toBeDisabled();
  for (const [name, title] of [
    [/^villkoren/, 'Villkor'],
    [/^integritetspolicyn/, 'Integritetspolicy'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name }).click();
    const text = await opened;
    await expect(text.getByRole('heading', { level: 1 })).toContainText(title);
    await text.close();
  }
  await expect(page.getByLabel('Förnamn')).toHaveValue(who.first_name);
  await expect(passwordBox(page)).toHaveValue('sju tec');
  await expect(birthDate).toHaveValue('1992-02-03');
});

test('a sign-up with a known address is told so, and one with an unconfirmed address gets another mail', async ({
  newPerson,
  server,
}) => {
  const who = someone('Maja', 'Strand');
  const page = await newPerson();
  const signUp = async (email: string) => {
    await page.goto('/Registera');
    await fillTalentSignUp(page, { ...who, email }, '1992-02-03');
    await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
    await page.getByRole('button', { name: 'Skapa konto', exact: true }).click();
  };
  await signUp((await aSignedUpTalent(server)).email);
  await expect(page.getByRole('alert')).toHaveText(
    'Denna e-post är redan registrerad och verifierad. Vänligen logga in istället.',
  );
  await signUp((await aWaitingCompany(server)).email);
  await expect(page.getByText('E-post används')).toBeVisible();

  await signUp(who.email);
  const pause = page.getByRole('button', { name: /^Skicka ny kod om \d+ s$/ });
  await expect(pause).toBeDisabled();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('medverka.pendingSignUp'))) ?? '')).toEqual({
    first_name: who.first_name,
    last_name: who.last_name,
    birth_date: '1992-02-03',
    email: who.email,
  });
  await page.reload();
  await expect(page.getByText(who.email)).toBeVisible();
  await expect(pause).toBeDisabled();

  await signUp(who.email);
  const notice = 'E-post är redan registrerad. Vi har skickat ett nytt verifieringsmejl - kontrollera din e-post.';
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await expect.poll(async () => (await mailsTo(who.email)).length).toBe(2);
  await page.reload();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText(who.email)).toBeVisible();

  // Another browser does not know which address was signed up.
  const elsewhere = await newPerson();
  await elsewhere.goto('/verify-email-callback');
  await expect(elsewhere.getByRole('alert')).toContainText('Länken är inte hel.');
  await elsewhere.goto('/TalentEmailVerification');
  await emailBox(elsewhere).fill(who.email);
  await elsewhere.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(elsewhere.getByText(`Adressen ${who.email} väntar på att bekräftas.`)).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Skicka ny kod' })).toBeEnabled();
});

test('a sign-up mail opened on another device asks for a password there, and lets its reader in', async ({
  newPerson,
}) => {
  const who = someone('Maja', 'Strand');
  const laptop = await newPerson();
  await laptop.goto('/Registera');
  await fillTalentSignUp(laptop, who, '1992-02-03');
  await laptop.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await laptop.getByRole('button', { name: 'Skapa konto', exact: true }).click();
  const mail = await mailTo(who.email, /Bekräfta/);

  const phone = await newPerson();
  const heading = phone.getByRole('heading', { level: 1 });
  await phone.goto('/TalentEmailVerification');
  await emailBox(phone).fill(who.email);
  await phone.getByRole('button', { name: 'Fortsätt' }).click();
  await phone.getByLabel('Kod', { exact: true }).fill(codeIn(mail));
  await expect(heading).toHaveText('Välj ditt lösenord');

  await phone.goto(linkIn(mail));
  await expect(heading).toHaveText('Välj ditt lösenord');
  await passwordBox(phone).fill('password');
  await phone.getByRole('button', { name: 'Spara och fortsätt' }).click();
  await expect(phone.getByText('Lösenordet är för svagt.')).toBeVisible();
  await passwordBox(phone).fill('helt egna ord här');
  await phone.getByRole('button', { name: 'Spara och fortsätt' }).click();
  await expect(heading).toHaveText('Två saker innan du börjar');

  // The browser of the sign-up offers a link to Login.
  await laptop.getByRole('link', { name: 'Logga in', exact: true }).last().click();
  await expect(emailBox(laptop)).toHaveValue(who.email);
});
