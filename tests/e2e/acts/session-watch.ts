import { expect, type Page } from '@playwright/test';
import type { TestServer } from '#tests/support/test-server.ts';

/** The end of the path of the call that renews a session. */
export const REFRESH = '/account/session/refresh';

/** Ends all sessions of an account without the browser. */
export const endSessionsOf = ({ services }: TestServer, email: string) =>
  services.pool.query('delete from sessions where account_id = (select id from accounts where email = $1)', [email]);

/** Lists the page's calls whose path ends with `path`, in the order in which they end: 'POST 200' or 'POST failed'. */
export function watchCalls(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on('requestfinished', async (request) => {
    if (!new URL(request.url()).pathname.endsWith(path)) return;
    const response = await request.response();
    seen.push(`${request.method()} ${response?.status()}`);
  });
  page.on('requestfailed', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) seen.push(`${request.method()} failed`);
  });
  return seen;
}

/** The record of the session in the browser's storage, or null. */
export async function storedRecord(page: Page): Promise<{ role: string; data: Record<string, unknown> } | null> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('medverka.session'))) ?? 'null');
}

/** Writes a forged record into the browser's storage. */
export async function forgeRecord(page: Page, role: string, id = 'forged'): Promise<void> {
  const text = JSON.stringify({ role, data: { id } });
  await page.evaluate((value) => localStorage.setItem('medverka.session', value), text);
}

/** Expects a talent's dashboard, which only a valid session shows. */
export async function seesDashboard(page: Page, first_name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `Hej ${first_name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^Meny för ${first_name} `) })).toBeVisible();
}
