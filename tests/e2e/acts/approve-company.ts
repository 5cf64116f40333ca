import { expect, type Page } from '@playwright/test';
import type { AdminWithPassword } from './accounts.ts';
import { signIn } from './signing.ts';

/** Signs in as an administrator with the second factor and approves a waiting company. */
export async function approveCompany(page: Page, admin: AdminWithPassword, company: string): Promise<void> {
  await page.goto('/Login');
  await signIn(page, admin);
  await expect(page.getByRole('heading', { name: 'Ange koden' })).toBeVisible();
  await page.getByLabel('Engångskod').fill(admin.code());
  await expect(page).toHaveURL(/AdminDashboard/);
  const menu = page.getByRole('navigation', { name: 'Huvudmeny', exact: true });
  await menu.getByRole('link', { name: 'Ansökningar' }).click();
  await page.getByRole('link', { name: company }).click();
  const application = page.getByRole('article', { name: company });
  await expect(application.getByText('Vi gör film om årstider.')).toBeVisible();
  await application.getByRole('button', { name: 'Godkänn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Godkänn företaget' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: company })).toBeHidden();
}
