import { expect, test } from './fixtures.ts';

// Sizes as drawn by the browser from npm. On a machine where they differ, other measurements of screens may differ too.
test('the machine decides neither the letters nor the language of what the browser draws', async ({ newPerson }) => {
  const page = await newPerson({ first: true });
  await page.setContent(`
    ${['sans-serif', 'serif', 'monospace'].map((family) => `<p><span style="font: 20px ${family}">Åäö hamburgefonstiv → 10 000 kr</span></p>`).join('')}
    <input type="time" value="13:05">`);
  const widths = await page.locator('span').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  // Every font is replaced by Open Sans.
  expect(widths.map(Math.round)).toEqual([306, 306, 306]);
  // 13:05 in Swedish. With the English AM and PM the field would be 92 pixels wide.
  expect(await page.locator('input').evaluate((input) => input.getBoundingClientRect().width)).toBeLessThan(80);
  expect(await page.evaluate(() => [navigator.language, new Date(2026, 2, 4, 13, 5).toLocaleString()])).toEqual([
    'sv-SE',
    '2026-03-04 13:05:00',
  ]);
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Europe/Stockholm');
  const kinds = ['video/mp4; codecs="avc1.42E01E"', 'video/webm; codecs="vp9"'];
  const playable = await page.evaluate(
    (all) => all.map((kind) => document.createElement('video').canPlayType(kind)),
    kinds,
  );
  expect(playable).toEqual(['probably', 'probably']);
});
