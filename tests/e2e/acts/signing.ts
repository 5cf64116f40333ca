/** Sign-up, sign-in and sign-out, found by the words on the screen. */
import { expect, type Page } from '@playwright/test';

export interface Who {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

export const nameOf = ({ first_name, last_name }: Pick<Who, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

/** The match is exact, because the button that shows the password has the same word in its label. */
export const passwordBox = (page: Page) => page.getByLabel('Lösenord', { exact: true });
export const emailBox = (page: Page) => page.getByLabel('E-post', { exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Logga in', exact: true });

/** Resolves once the app has taken over a prerendered page. Until then the browser follows links by itself. */
export const appHasCome = (page: Page) => expect(page.locator('[data-drawn]')).toHaveCount(0);

/** Fills in a talent's sign-up form, except the consent. */
export async function fillTalentSignUp(page: Page, who: Who, birth_date: string): Promise<void> {
  await page.getByLabel('Förnamn').fill(who.first_name);
  await page.getByLabel('Efternamn').fill(who.last_name);
  await emailBox(page).fill(who.email);
  await passwordBox(page).fill(who.password);
  await page.getByLabel('Födelsedatum').fill(birth_date);
}

/** Sends a company's application. Ends where the screen asks for the code. */
export async function signUpCompany(page: Page, who: Who, company_name: string, number: string): Promise<void> {
  await page.goto('/CompanyRegistration');
  await page.getByLabel('Organisationsnummer').fill(number);
  await page.getByLabel('Företagets namn').fill(company_name);
  await page.getByLabel('Adress', { exact: true }).fill('Kvarngatan 4');
  await page.getByLabel('Postnummer').fill('411 05');
  await page.getByLabel('Ort', { exact: true }).fill('Göteborg');
  await page.getByLabel('E-post för fakturor').fill(who.email);
  await page.getByLabel('Vad gör ni?').fill('Vi gör film om årstider.');
  await page.getByLabel('Förnamn').fill(who.first_name);
  await page.getByLabel('Efternamn').fill(who.last_name);
  await page.getByLabel('Telefon').fill('031-123 45 67');
  await emailBox(page).fill(who.email);
  await passwordBox(page).fill(who.password);
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await page.getByRole('button', { name: 'Skicka ansökan' }).click();
  await expect(page).toHaveURL(/CompanyEmailVerification/);
}

/** Types the address and the password at the sign-in and sends the form. */
export async function signIn(page: Page, who: Pick<Who, 'email' | 'password'>): Promise<void> {
  await emailBox(page).fill(who.email);
  await passwordBox(page).fill(who.password);
  await signInButton(page).click();
}

/** Signs out by the user menu. Ends at the start page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Meny för/ }).click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Någon letar efter just dig' })).toBeVisible();
}
