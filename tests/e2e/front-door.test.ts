import { expect, test } from './fixtures.ts';

test('the start page makes its promises, and leads on', async ({ newPerson }) => {
  const visitor = await newPerson();
  await visitor.goto('/Home');
  for (const claim of [
    'Betalt inom 14 dagar',
    'Vi sköter fakturering, avtal och bokningar',
    'Du väljer vilka förfrågningar du tackar ja till',
    '150+',
  ]) {
    await expect(visitor.getByText(claim, { exact: true })).toBeVisible();
  }
  await visitor.getByRole('link', { name: 'Jag söker talanger' }).click();
  await expect(visitor).toHaveURL(/#foretag$/);
  for (const [choice, address] of [
    [/Som talang/, '/Registera'],
    [/Som företag/, '/CompanyRegistration'],
  ] as const) {
    await visitor.goto('/');
    await visitor.getByRole('button', { name: 'Registrera dig' }).click();
    await visitor.getByRole('link', { name: choice }).click();
    await expect(visitor).toHaveURL(address);
  }
  await visitor.goto('/');
  await visitor.getByRole('link', { name: 'Skapa en gratis profil' }).first().click();
  await expect(visitor).toHaveURL('/Registera');
  await visitor.goto('/');
  await visitor.getByRole('link', { name: 'Logga in' }).first().click();
  await expect(visitor).toHaveURL('/Login');
});

test('the login screen has what the spec gives it', async ({ newPerson }) => {
  const visitor = await newPerson();
  await visitor.goto('/login');
  await expect(visitor.getByLabel('E-post')).toHaveValue('');
  await expect(visitor.getByRole('checkbox', { name: 'Kom ihåg mig' })).toBeChecked();
  const password = visitor.getByLabel('Lösenord', { exact: true });
  await password.fill('hemligt');
  await expect(password).toHaveAttribute('type', 'password');
  await visitor.getByRole('button', { name: 'Visa lösenord' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await visitor.getByRole('button', { name: 'Dölj lösenord' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('hemligt');
  // Without settings for Google and Facebook, their buttons are disabled and the page says why.
  await expect(visitor.getByRole('button', { name: /Google/ })).toBeDisabled();
  await expect(visitor.getByText('Inloggning med Google och Facebook är inte påslagen här.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Glömt lösenordet?' })).toHaveAttribute('href', '/ForgotPassword');
  await visitor.getByRole('link', { name: 'Skapa konto som talang' }).click();
  await expect(visitor).toHaveURL('/Registera');
});
