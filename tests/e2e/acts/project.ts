/** Acts of a company in a project, found by the words on the screen. */
import { expect, type Page } from '@playwright/test';
import { choose } from './profile.ts';

export interface Brief {
  readonly title: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly roles: readonly { title: string; fee: string }[];
}

/** Makes a project from the dashboard and opens the casting. */
export async function createProject(page: Page, { title, first_day, last_day, roles }: Brief): Promise<void> {
  await page.getByRole('link', { name: 'Nytt projekt' }).first().click();
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Beskrivning').first().fill('En kort film om första snön.');
  await page.getByRole('button', { name: 'Lägg till datum' }).click();
  await page.getByLabel('Första dagen').fill(first_day);
  await page.getByLabel('Sista dagen').fill(last_day);
  await choose(page, 'Kommun', 'Göte', 'Göteborg');
  await page.getByLabel('Plats med egna ord').fill('Slottsskogen');
  for (const role of roles) {
    await page.getByRole('button', { name: 'Lägg till roll' }).click();
    await page.getByLabel('Rollens namn').last().fill(role.title);
    await page.getByLabel('Arvode per dag').last().fill(role.fee);
  }
  await page.getByLabel('Det som spelas in visas inte').check();
  await page.getByRole('button', { name: 'Börja välja talanger' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Välj talanger' })).toBeVisible();
}

/** Finds a talent by name and picks the talent for the role on the screen. */
export async function pick(page: Page, role: string, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Roller' }).getByRole('link', { name: role }).click();
  await page.getByLabel('Vem söker du?').fill(name);
  await page.getByRole('button', { name: `Välj ${name}` }).click();
  const picked = page.getByRole('complementary', { name: 'Valda' }).getByRole('region', { name: role });
  await expect(picked.getByText(name, { exact: true })).toBeVisible();
}
