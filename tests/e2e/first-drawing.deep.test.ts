/**
 * Screens that are drawn at build time: for any visitor, and whether the script or the session arrives first, the app
 * keeps the drawn elements.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AccountRole } from '#contract/kernel/route.ts';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import { builtFilesOf } from '#tests/support/built-files.ts';
import { ROUTES } from '#web/app/routes.ts';
import { DASHBOARD_OF } from '#web/features/accounts/session/dashboards.ts';
import { SESSION_KEY } from '#web/features/accounts/session/session-record.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { storedRecord } from './acts/session-watch.ts';
import { emailBox } from './acts/signing.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

/** The screens whose built page has `data-drawn`. */
function drawnScreens(): string[] {
  const fileOf = (name: string) => fileURLToPath(new URL(`../../dist/${name.toLowerCase()}.html`, import.meta.url));
  const isDrawn = (file: string) => existsSync(file) && readFileSync(file, 'utf8').includes('data-drawn');
  return ROUTES.map(({ name }) => name).filter((name) => isDrawn(fileOf(name)));
}

/** Holds back requests to matching addresses until the returned function is called. */
async function hold(page: Page, isHeld: (url: URL) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(isHeld, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isSession = ({ pathname }: URL) => pathname.endsWith('/account/session');
const taken = (page: Page) => expect(page.locator('[data-drawn]')).toHaveCount(0);

interface Visitor {
  readonly who: string;
  /** `role`: role of the session in the cookies. `record`: role in the record in the browser's storage. */
  readonly role?: AccountRole;
  readonly record?: AccountRole;
  readonly as?: Person;
}

/** @param first what arrives first: the server's answer about the session, or the screen's script */
async function visit(page: Page, name: string, { role, record }: Visitor, first: 'answer' | 'script'): Promise<void> {
  const ownFiles = builtFilesOf([name]);
  const letScript = await hold(page, ({ pathname }) => ownFiles.some((file) => pathname.endsWith(file)));
  const letAnswer = await hold(page, isSession);
  const answered = page.waitForResponse((response) => isSession(new URL(response.url())));
  const hear = async () => {
    letAnswer();
    await answered;
    await expect.poll(async () => (await storedRecord(page))?.role).toBe(role);
  };
  await page.goto(`/${name}`, { waitUntil: 'commit' });
  const form = await page.locator('form').elementHandle();
  if (first === 'answer') await hear();
  letScript();
  await taken(page);
  if (first === 'script') await hear();
  if (role && name === 'Login') await expect(page).toHaveURL(DASHBOARD_OF[role]);
  // The record redirects to the dashboard, and then the server's answer back to the sign-in.
  else if (record && name === 'Login' && first === 'script') await expect(emailBox(page)).toBeVisible();
  // The form is the same element as before: a newly drawn one would have lost the caret.
  else expect(await form?.evaluate((element) => element.isConnected)).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
}

for (const first of ['answer', 'script'] as const)
  test(`what is drawn first is what stands there, when the ${first} comes first`, async ({ newPerson, server }) => {
    const people = {
      talent: await aTalentWithPicture(server),
      company: await anApprovedCompany(server),
      admin: await anAdmin(server),
    };
    const visitors: Visitor[] = [{ who: 'a stranger' }];
    for (const role of ['talent', 'company', 'admin'] as const) {
      visitors.push({ who: `a ${role}`, role, as: people[role] });
      visitors.push({ who: `a ${role} whom the browser knows`, role, record: role, as: people[role] });
      visitors.push({ who: `a ${role} whose session has ended`, record: role });
    }
    const screens = drawnScreens();
    expect(screens).toContain('Login');
    for (const visitor of visitors) {
      const page = await newPerson(visitor.as && { as: visitor.as });
      for (const name of screens)
        await test.step(`${visitor.who} comes to ${name}`, async () => {
          await page.goto('/Villkor');
          const kept = visitor.record && JSON.stringify({ role: visitor.record, data: { id: 'kept' } });
          await page.evaluate(
            ([key, value]) => (value ? localStorage.setItem(key, value) : localStorage.removeItem(key)),
            [SESSION_KEY, kept] as const,
          );
          await visit(page, name, visitor, first);
        });
    }
  });

test('the state in the address and in the history is shown after the first drawing', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/login?social=second-factor');
  await expect(page.getByRole('heading', { level: 1, name: 'Ange koden' })).toBeVisible();
  await page.goto('/Login');
  await page.evaluate(() => history.replaceState({ email: 'vera@example.com', is_confirmed: true }, ''));
  await page.reload();
  await expect(page.getByText('Din e-post är bekräftad')).toBeVisible();
  await expect(emailBox(page)).toHaveValue('vera@example.com');
});
