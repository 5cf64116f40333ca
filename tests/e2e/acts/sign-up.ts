import { expect, type Page } from '@playwright/test';
import { dayOf } from '#domain/kernel/time/day.ts';
import { codeIn, mailTo } from '../mail.ts';
import { fillTalentSignUp, type Who } from './signing.ts';

/** The return address with which the sign-up starts; it is kept until the sign-in. */
const BACK = `?return=${encodeURIComponent('/TalentDashboard')}`;

/**
 * Signs up a talent and confirms the address by code; the form and the code are first filled in wrong. Ends at the
 * dashboard, signed in.
 */
export async function signUpTalentWithMistakes(page: Page, who: Who): Promise<void> {
  await page.goto(`/Registera${BACK}`);
  const create = page.getByRole('button', { name: 'Skapa konto', exact: true });
  await fillTalentSignUp(page, who, `${Number(dayOf(new Date()).slice(0, 4)) - 5}-01-02`);
  await expect(create).toBeDisabled();
  await page.getByLabel('Födelsedatum').press('Enter');
  await expect(page.getByText('Du måste vara minst 13 år för att registrera dig.')).toBeVisible();
  await expect(page.getByText('Du måste godkänna villkoren.')).toBeVisible();
  await page.getByLabel('Födelsedatum').fill('1996-03-12');
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await create.click();
  await expect(page).toHaveURL(/TalentEmailVerification/);
  const code = codeIn(await mailTo(who.email, /Bekräfta din e-post/));
  await page.getByLabel('Kod', { exact: true }).fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('Koden stämmer inte. Kontrollera siffrorna och försök igen.')).toBeVisible();
  await page.getByLabel('Kod', { exact: true }).fill(code);
  // The password was just typed in this tab, so it is not asked for again.
  await expect(page.getByRole('heading', { level: 1, name: `Hej ${who.first_name}` })).toBeVisible();
}
