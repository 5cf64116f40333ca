import type { Page } from '@playwright/test';
import { builtScreensOf } from './built-screens.ts';
import { ROLES } from './demo-sessions.ts';
import { englishOn } from './english.ts';
import { expectScreen } from './expect-screen.ts';
import { findings } from './findings.ts';
import { expectFrame } from './frame.ts';
import { LOOKS, setLook } from './looks.ts';
import { expect, settle, test } from './walk.ts';

// Each screen is loaded once, for its role, and asked everything that only needs looking at it. Soft expectations, so
// that one run tells everything.
test.describe.configure({ mode: 'parallel' });

for (const role of [undefined, ...ROLES]) {
  test(`every screen for ${role ?? 'somebody signed out'} is as it should be in every look`, async ({
    openAs,
    demo,
  }) => {
    test.setTimeout(600_000);
    const page = await openAs(role);
    for (const name of builtScreensOf(role)) {
      await test.step(name, async () => {
        if (LOOKS[0]) await setLook(page, LOOKS[0]);
        const answer = await page.goto(`/${name}${demo.addressOf({ name })}`);
        await expectScreen(page, name);
        // What stands there until the app draws it has the heading that it will have.
        const [, opening] = /<h1[^>]*>([^<]*)/.exec((await answer?.text()) ?? '') ?? [];
        if (opening) await expect.soft(page.locator('h1').first(), `${name}, from the first`).toHaveText(opening);
        expect.soft(new URL(page.url()).pathname, 'its address').toBe(`/${name}`);
        await expect.soft(page.locator('html'), `${name}, its language`).toHaveAttribute('lang', 'sv');
        expect.soft(await englishOn(page), `${name}, words in English`).toEqual([]);
        if (role === undefined || role === 'talent') await expectFrame(page, name);
        expect.soft(await widthOnNarrowPhone(page), `${name}, on a narrow phone`).toBe(360);
        for (const look of LOOKS) {
          await setLook(page, look);
          expect.soft(await findings(page, look.asks), `${name}, ${look.name}`).toEqual([]);
        }
      });
    }
  });
}

async function widthOnNarrowPhone(page: Page): Promise<number> {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page);
  return page.evaluate(() => document.documentElement.scrollWidth);
}
