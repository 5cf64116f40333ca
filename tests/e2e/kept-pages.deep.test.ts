import { expect, test } from './fixtures.ts';
import { KeptPages } from './kept-pages.ts';

test('nothing that a test leaves on a page reaches the next test', async ({ browser, server }) => {
  const pages = new KeptPages(browser, server.url);
  const page = await pages.take();
  await page.goto('/Login');
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    window.name = 'left';
  });
  await page.context().addCookies([{ name: 'left', value: 'behind', url: server.url }]);
  await page.goto('/Registera');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.context().newPage();
  await pages.giveBack(page);

  const next = await pages.take();
  expect(next).toBe(page);
  expect(next.url()).toBe('about:blank');
  expect(next.context().pages()).toEqual([next]);
  expect(await next.context().cookies()).toEqual([]);
  await next.goto('/Login');
  const found = await next.evaluate(() => ({
    stored: [localStorage.getItem('left'), sessionStorage.getItem('left'), document.cookie, window.name],
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  expect(found).toEqual({ stored: [null, null, '', ''], width: 1280, isDark: false, isStill: true });
  await next.goBack();
  expect(next.url()).toBe('about:blank');
  expect(await next.goBack(), 'what was before that').toBeNull();

  await next.goto('/Login');
  await next.addInitScript(() => {});
  await pages.giveBack(next);
  expect(next.isClosed(), 'closed, since what comes back with each document cannot be forgotten').toBe(true);
  await (await pages.take()).context().close();
});
