/** The five steps of a talent's profile, from the dashboard to the welcome page. */
import { expect, type Page } from '@playwright/test';
import { largePhoto } from '../pictures.ts';
import type { Who } from './signing.ts';

const goOn = (page: Page) => page.getByRole('button', { name: 'Spara och fortsätt' });
const step = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** Chooses an option in a searchable list. The name of the option ends with the name of its group. */
export async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(typed);
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click();
  // Closes the list, which stays open after a choice if several choices are allowed.
  await box.press('Escape');
}

/** Completes a profile. Returns the size of the photo that it chooses. */
export async function makeProfile(page: Page, who: Who, municipality: string): Promise<{ photo_bytes: number }> {
  await page.getByRole('link', { name: /^(Börja|Fortsätt)$/ }).click();
  await step(page, 'Vem är du?');
  await expect(page.getByLabel('Förnamn')).toHaveValue(who.first_name);
  await choose(page, 'Vad gör du?', 'skådes', 'Skådespelare');
  await page.getByRole('checkbox', { name: 'Kvinna' }).check();
  await page.getByLabel('Spelålder, från').fill('24');
  await page.getByLabel('Spelålder, till').fill('34');
  await choose(page, 'Var bor du?', municipality.slice(0, 5), municipality);
  await goOn(page).click();

  await step(page, 'Hur ser du ut nu?');
  await page.getByLabel('Längd', { exact: true }).fill('171');
  await page.getByLabel('Hårfärg').selectOption({ label: 'Brunt' });
  await page.getByLabel('Ögonfärg').selectOption({ label: 'Blå' });
  await goOn(page).click();

  await step(page, 'Vad kan du?');
  await page.getByRole('button', { name: 'Svenska' }).click();
  await goOn(page).click();

  await step(page, 'Visa ditt ansikte');
  const photo = await largePhoto();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Välj filer' }).click();
  await (await chooser).setFiles({ name: 'porträtt.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByRole('list', { name: 'Dina bilder' }).getByRole('img', { name: 'Huvudbild' })).toBeVisible();
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();

  await step(page, 'Med egna ord');
  await page.getByLabel('Om dig').fill('Jag har spelat på scen i åtta år och trivs bäst utomhus.');
  await page.getByRole('button', { name: 'Spara och gör klart profilen' }).click();
  await step(page, `Välkommen, ${who.first_name}`);
  return { photo_bytes: photo.length };
}
