/** Every screen of a talent on a phone without a network, when only the dashboard was opened before. */
import type { Page } from '@playwright/test';
import { screensOf } from '#tests/support/screens-of-spec.ts';
import { untilKept } from '../acts/on-the-phone.ts';
import { findings } from './findings.ts';
import { BARE } from './frame.ts';
import { LOOKS, setLook } from './looks.ts';
import { expect, settle, test } from './walk.ts';

/** What Chromium writes when a call, or a file of a screen, finds no network. */
const expects = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
/** Words of a sentence that says that there is nothing. */
const NOTHING = /(?<!\p{L})(?:inga|inget|ingen|inte|ännu|i fas)(?!\p{L})/iu;
/** Tabs of the screens, besides the open one. */
const TABS = ['TalentRequests?group=answered', 'TalentRequests?group=fits', 'TalentAssignments?group=past'];

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Huvudmeny, mobil' });
const linesOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).split('\n').filter((line) => NOTHING.test(line));

test('no screen of a talent without a network says that there is nothing when the phone does not know', async ({
  openAs,
  demo,
}) => {
  test.slow();
  const page = await openAs('talent', { installs: true, expects });
  for (const look of LOOKS) if (look.device === 'phone') await setLook(page, look);
  await page.goto('/TalentDashboard');
  await untilKept(page, ['GET /talent/assignments', 'GET /talent/assignments/:id/call-sheets', 'GET /talent/requests']);
  const screens = [...screensOf('talent').map((name) => name + demo.addressOf({ name })), ...TABS];
  await page.context().setOffline(true);
  const said = new Map<string, string[]>();
  for (const screen of screens) {
    await test.step(screen, async () => {
      await page.goto(`/${screen}`);
      await settle(page);
      said.set(screen, await linesOf(page));
      await expect.soft(page.getByRole('alert'), `${screen}, failures`).toHaveCount(0);
      if (!BARE.some((name) => screen.startsWith(name))) await expect.soft(menuOf(page), screen).toBeVisible();
      expect.soft(await findings(page), screen).toEqual([]);
    });
  }
  await page.context().setOffline(false);
  for (const screen of screens) {
    await test.step(`${screen}, with a network`, async () => {
      await page.goto(`/${screen}`);
      await settle(page);
      const known = await linesOf(page);
      expect
        .soft(
          said.get(screen)?.filter((line) => !known.includes(line)),
          screen,
        )
        .toEqual([]);
    });
  }
});
