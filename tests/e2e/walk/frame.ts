import { expect, type Locator, type Page } from '@playwright/test';

/** Screens without the talent's header and navigation (spec, section 2). */
export const BARE = [
  'Home',
  'TalentRegistration',
  'CompanyRegistration',
  'Registera',
  'Login',
  'TalentEmailVerification',
  'CompanyEmailVerification',
  'ForgotPassword',
  'ResetPassword',
];

/** The main navigation of the talent's screens. */
export const frameOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Huvudmeny', exact: true });

/** Expects the navigation on the screens that have it and on no others; for a talent or a visitor. */
export async function expectFrame(page: Page, name: string): Promise<void> {
  if ((name.startsWith('Talent') || name === 'AssignmentDetails') && !BARE.includes(name)) {
    await expect.soft(frameOf(page), name).toBeVisible();
    return;
  }
  await expect.soft(frameOf(page), name).toHaveCount(0);
  await expect.soft(page.getByRole('navigation', { name: 'Huvudmeny, mobil' }), name).toHaveCount(0);
}
