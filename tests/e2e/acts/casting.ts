/** Acts of a company and its candidates from the request to the booking, found by the words on the screen. */
import { expect, type Page } from '@playwright/test';

/** Sends the requests to all picked talents. */
export async function sendRequests(page: Page, count: number, answer_by: string): Promise<void> {
  const name = count === 1 ? 'Skicka 1 förfrågan' : `Skicka ${count} förfrågningar`;
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Svara senast').fill(answer_by);
  await dialog.getByLabel('Meddelande').fill('Vi hoppas att du vill vara med.');
  await dialog.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Svar' })).toBeVisible();
}

/** Opens the request from the dashboard, reads its terms and says yes with a message. */
export async function readAndSayYes(
  page: Page,
  { company, words, fee, message }: { company: string; words: readonly string[]; fee: RegExp; message: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Läs och svara' }).click();
  const main = page.getByRole('main');
  for (const text of words) await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByText(fee).first()).toBeVisible();
  await main.getByLabel(`Meddelande till ${company}`).fill(message);
  await main.getByRole('button', { name: 'Ja, jag är intresserad' }).click();
  await expect(
    page.getByRole('region', { name: 'Ditt svar' }).getByText('Du har sagt ja, besked väntar'),
  ).toBeVisible();
}

/** Goes from the answers to the board, approves one candidate and rejects another. */
export async function choose(page: Page, approved: string, passedOver: string): Promise<void> {
  await page.getByRole('button', { name: 'Börja urvalet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Urval' })).toBeVisible();
  await page.getByRole('button', { name: `Godkänn ${approved}` }).click();
  await expect(page.getByText(`${approved} är godkänd.`)).toBeVisible();
  await page.getByRole('button', { name: `Välj bort ${passedOver}` }).click();
  await expect(page.getByText(`${passedOver} är bortvald.`)).toBeVisible();
}

/** Activates a project with one approved candidate and one empty place. */
export async function activateWithAnEmptyPlace(page: Page, project: string): Promise<void> {
  await page.getByRole('button', { name: 'Aktivera projektet' }).click();
  const dialog = page.getByRole('dialog', { name: `Aktivera ${project}?` });
  await expect(dialog.getByText('1 plats är tom')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Boka 1 person' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /Gå vidare fast/ }).check();
  await dialog.getByRole('button', { name: 'Boka 1 person' }).click();
  await expect(page.getByText('Projektet är aktivt. 1 person är bokad.')).toBeVisible();
}

/** Opens a booked talent's assignment from the menu, and expects these words on its screen. */
export async function openAssignment(page: Page, role: string, words: readonly string[]): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Huvudmeny', exact: true })
    .getByRole('link', { name: /^Uppdrag/ })
    .click();
  await page.getByRole('link', { name: role }).click();
  for (const text of words) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
}
