import { expect, type Locator, type Page } from '@playwright/test';

/** Where the talent's frame is not drawn (spec, section 2). */
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

/** The menu of the talent's frame. */
export const frameOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Huvudmeny', exact: true });

/** Expects the talent's frame around the screen of somebody signed out or a talent if it belongs there, and only then. */
export async function expectFrame(page: Page, name: string): Promise<void> {
  if ((name.startsWith('Talent') || name === 'AssignmentDetails') && !BARE.includes(name)) {
    await expect.soft(frameOf(page), name).toBeVisible();
    return;
  }
  await expect.soft(frameOf(page), name).toHaveCount(0);
  await expect.soft(page.getByRole('navigation', { name: 'Huvudmeny, mobil' }), name).toHaveCount(0);
}
