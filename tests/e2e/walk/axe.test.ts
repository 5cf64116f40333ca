import { BUILT_SCREENS } from './built-screens.ts';
import { ROLES } from './demo-sessions.ts';
import { findings } from './findings.ts';
import { LOOKS, wear } from './looks.ts';
import { expect, settle, test } from './walk.ts';

// No look is worth less than another, but the letters and the parts are the same: one page for each, and soft
// expectations, so that one run tells everything.
for (const look of LOOKS) {
  for (const role of [undefined, ...ROLES]) {
    test(`axe finds nothing for ${role ?? 'somebody signed out'} (${look.name})`, async ({ openAs, demo }) => {
      test.setTimeout(180_000);
      const page = await openAs(role);
      await wear(page, look);
      for (const { name } of BUILT_SCREENS.filter((screen) => screen.role === role)) {
        await test.step(name, async () => {
          await page.goto(`/${name}${demo.addressOf({ name })}`);
          await settle(page);
          expect.soft(await findings(page), name).toEqual([]);
        });
      }
    });
  }
}

for (const role of [undefined, ...ROLES]) {
  test(`nothing is wider than a narrow phone for ${role ?? 'somebody signed out'}`, async ({ openAs, demo }) => {
    test.setTimeout(120_000);
    const page = await openAs(role);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { name } of BUILT_SCREENS.filter((screen) => screen.role === role)) {
      await test.step(name, async () => {
        await page.goto(`/${name}${demo.addressOf({ name })}`);
        await settle(page);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360);
      });
    }
  });
}
