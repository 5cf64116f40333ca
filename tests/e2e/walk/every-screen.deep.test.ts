import type { Page } from '@playwright/test';
import { goByLink } from '../acts/going.ts';
import { builtScreensOf } from './built-screens.ts';
import { ROLES } from './demo-sessions.ts';
import { englishOn } from './english.ts';
import { expectScreen } from './expect-screen.ts';
import { findings } from './findings.ts';
import { expectFrame } from './frame.ts';
import { LOOKS, setLook } from './looks.ts';
import { expect, settle, test } from './walk.ts';

// Each screen is loaded once for its role, and gets all checks that change nothing. Expectations are soft, so that one
// run reports all faults.
test.describe.configure({ mode: 'parallel' });

// Widths that are checked besides the looks. At 1024 px a laptop shows the side navigation, which leaves a table less
// room than on a tablet.
const NARROW = [
  { where: 'a narrow phone', width: 360, height: 740 },
  { where: 'a small laptop', width: 1024, height: 768 },
];

// The phone comes first: some layouts are right only after a wider window, and that fault would be hidden if one came
// before.
const PHONE_FIRST = LOOKS.toSorted((a, b) => a.size.width - b.size.width);
const mirrored = (name: string) =>
  [...name].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('');

// The role with most screens first, because its test takes longest.
const BY_SCREENS = [undefined, ...ROLES].toSorted((a, b) => builtScreensOf(b).length - builtScreensOf(a).length);
for (const role of BY_SCREENS) {
  test(`every screen for ${role ?? 'somebody signed out'} opens by any address of its own, and is as it should be in every look`, async ({
    openAs,
    demo,
  }) => {
    test.setTimeout(600_000);
    const page = await openAs(role);
    for (const name of builtScreensOf(role)) {
      await test.step(name, async () => {
        const address = demo.addressOf({ name });
        await openInAnyLetterCase(page, name, address);
        // The screen also opens by its own name, as by a link.
        await goByLink(page, `/${name}${address}`);
        await expectScreen(page, name);
        expect.soft(new URL(page.url()).pathname, 'its address').toBe(`/${name}`);
        await expect.soft(page.locator('html'), `${name}, its language`).toHaveAttribute('lang', 'sv');
        expect.soft(await englishOn(page), `${name}, words in English`).toEqual([]);
        expect.soft(await widthOf(page), `${name}, on a phone`).toBe(390);
        for (const look of PHONE_FIRST) {
          await setLook(page, look);
          expect.soft(await findings(page, look.asks), `${name}, ${look.name}`).toEqual([]);
        }
        if (role === undefined || role === 'talent') await expectFrame(page, name);
        for (const { where, ...size } of NARROW) {
          await page.setViewportSize(size);
          await settle(page);
          expect.soft(await widthOf(page), `${name}, on ${where}`).toBe(size.width);
        }
      });
    }
  });
}

/** A route opens in any letter case and keeps its query. */
async function openInAnyLetterCase(page: Page, name: string, address: string): Promise<void> {
  if (PHONE_FIRST[0]) await setLook(page, PHONE_FIRST[0]);
  const query = `${address || '?'}&utm=Vandring`.replace('?&', '?');
  const answer = await page.goto(`/${mirrored(name)}${query}`);
  await expectScreen(page, name);
  expect.soft(new URL(page.url()).search, `${name}, its query`).toBe(query);
  // The heading in the server's HTML must be the same as the app's.
  const [, opening] = /<h1[^>]*>([^<]*)/.exec((await answer?.text()) ?? '') ?? [];
  if (opening) await expect.soft(page.locator('h1').first(), `${name}, from the first`).toHaveText(opening);
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
