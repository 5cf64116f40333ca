import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { stopClock } from './stopped-clock.ts';

test('the number of talents on the start page is the live one, asked for every 30 seconds', async ({
  newPerson,
  server,
}) => {
  const visitor = await newPerson();
  await stopClock(visitor);
  let calls = 0;
  visitor.on('request', (request) => {
    if (request.url().endsWith('/talent-count')) calls += 1;
  });
  await visitor.goto('/');
  const count = async () =>
    Number((await visitor.getByText('talanger finns här just nu').innerText()).replace(/\D/g, ''));
  await expect.poll(() => calls).toBe(1);
  await expect.poll(count).toBeGreaterThanOrEqual(323);
  const before = await count();
  await aTalentWithPicture(server);
  // The page polls every 30 seconds; the test moves the page's clock instead of waiting.
  await visitor.clock.runFor(29_000);
  expect(calls).toBe(1);
  await visitor.clock.runFor(2000);
  await expect.poll(count).toBeGreaterThan(before);
  expect(calls).toBe(2);
});

test('the register menu opens and closes by keyboard and by a press outside, on the narrowest phone', async ({
  newPerson,
}) => {
  const visitor = await newPerson();
  await visitor.setViewportSize({ width: 360, height: 740 });
  await visitor.goto('/');
  const button = visitor.getByRole('button', { name: 'Registrera dig' });
  const choice = visitor.getByRole('link', { name: /Som företag/ });
  await button.focus();
  await visitor.keyboard.press('Enter');
  await expect(choice).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await visitor.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(choice).toBeVisible();
  await visitor.getByText('talanger finns här just nu').click();
  await expect(choice).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a phone fetches the first file of each typeface and pictures no wider than it shows', async ({ newPerson }) => {
  const visitor = await newPerson({ first: true });
  await visitor.setViewportSize({ width: 360, height: 740 });
  const fetched: string[] = [];
  visitor.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visitor.goto('/', { waitUntil: 'load' });
  // The typefaces come once the page is painted.
  await expect(visitor.locator('html[data-plain-type]')).toHaveCount(0);
  await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
  const fonts = fetched.filter((path) => path.endsWith('.woff2')).map((path) => path.replace(/-[^-]{8}\.woff2$/, ''));
  expect(new Set(fonts)).toEqual(new Set(['/assets/newsreader-first', '/assets/instrument-sans-first']));
  const pictures = fetched.filter((path) => path.startsWith('/wall/'));
  expect(pictures.length).toBeGreaterThanOrEqual(4);
  expect(pictures.filter((path) => !/^\/wall\/\d+-(320|480)\.avif$/.test(path))).toEqual([]);
  expect(pictures.filter((path) => path.endsWith('-480.avif')).length).toBeLessThanOrEqual(1);
});

test('the register menu of a phone closes by a press outside', async ({ newPerson }) => {
  const visitor = await newPerson();
  await visitor.setViewportSize({ width: 360, height: 740 });
  await visitor.goto('/');
  const choice = visitor.getByRole('link', { name: /Som talang/ });
  await visitor.getByRole('button', { name: 'Registrera dig' }).click();
  await expect(choice).toBeVisible();
  await visitor.getByText('talanger finns här just nu').click();
  await expect(choice).toBeHidden();
});
