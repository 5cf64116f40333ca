import { privacy } from '#texts/accounts/legal/privacy.ts';
import { terms } from '#texts/accounts/legal/terms.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { expect, test } from './fixtures.ts';
import { stopClock } from './stopped-clock.ts';

const PAGES = [
  { path: '/', title: /^Medverka – / },
  { path: '/SaFungerarDet', title: /^Så fungerar det – / },
  { path: '/SaSorterarVi', title: /^Så sorterar vi – / },
  { path: '/Villkor', title: /^Villkor – / },
  { path: '/Integritetspolicy', title: /^Integritetspolicy – / },
];
const SECTIONS = [
  'Gamla sättet och vårt',
  'Tre steg för dig som är talang',
  'Varför välja Medverka',
  'Skriv som du pratar',
];

test('the public pages are whole without a script, and say what they are', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const { path, title } of PAGES) {
    await test.step(path, async () => {
      await page.goto(path.toLowerCase());
      await expect(page).toHaveTitle(title);
      await expect(page.locator('h1')).toBeVisible();
      const head = page.locator('head');
      await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
      await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}${path}`);
      await expect(head.locator('meta[property="og:url"]')).toHaveAttribute('content', `${server.url}${path}`);
      await expect(head.locator('meta[name=description]')).toHaveAttribute('content', /.{60,}/);
      const picture = await head.locator('meta[property="og:image"]').getAttribute('content');
      const answer = await page.request.get(picture ?? '');
      expect(answer.headers()['content-type']).toBe('image/png');
    });
  }
  await context.close();
});

test('without scripts every sample phrase stands there with what it means', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/SaFungerarDet');
  const demo = page.getByRole('region', { name: 'Skriv som du pratar' });
  await expect(demo.getByText('Kvinna 25–45 i Västra Götaland som rider')).toBeVisible();
  // The phrases are found by selector, because getByText ignores noscript.
  const others = demo.locator('noscript li');
  await expect(others).toHaveCount(4);
  await expect(others.nth(2)).toBeVisible();
  await expect(others.nth(2)).toHaveText('Man över 60 som är minst 180 långMan · Spelålder från 61 · Minst 180 cm');
  await expect(demo.getByRole('button')).toBeHidden();
  await context.close();
});

test('the marketing sections are not on the start page, but on a page of their own', async ({ newPerson }) => {
  const visitor = await newPerson();
  await visitor.goto('/');
  for (const name of SECTIONS) await expect(visitor.getByRole('heading', { name })).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Så fungerar det' }).click();
  await expect(visitor).toHaveURL('/SaFungerarDet');
  for (const name of SECTIONS) await expect(visitor.getByRole('heading', { name })).toBeVisible();
});

test('the search demo goes through its four phases and on to the next phrase, and can be paused', async ({
  newPerson,
}) => {
  const visitor = await newPerson({ moves: true });
  await stopClock(visitor);
  await visitor.goto('/SaFungerarDet');
  const demo = visitor.getByRole('region', { name: 'Skriv som du pratar' });
  const chip = demo.getByText('Ridning', { exact: true });
  const count = demo.getByText(/passar( just nu)?$/);
  await expect(chip).toBeHidden();
  // The text appears letter by letter; letters that are not shown yet take up their space.
  await visitor.clock.runFor(400);
  const phrase = demo.getByText('Kvinna 25–45 i Västra Götaland som rider', { exact: true });
  await expect(phrase).toHaveText(/^Kvinna/, { useInnerText: true });
  await expect(phrase).not.toHaveText(/rider$/, { useInnerText: true });
  await visitor.clock.runFor(2000);
  await expect(chip).toBeVisible();
  await expect(count.filter({ visible: true })).toHaveCount(0);
  await visitor.clock.runFor(2000);
  await expect(count.filter({ visible: true })).toHaveCount(1);
  await demo.getByRole('button', { name: 'Pausa' }).click();
  await visitor.clock.runFor(60_000);
  await expect(chip).toBeVisible();
  await demo.getByRole('button', { name: 'Fortsätt' }).click();
  await visitor.clock.runFor(4500);
  await expect(chip).toBeHidden();
  await visitor.clock.runFor(3000);
  await expect(demo.getByText('Spanska, flytande')).toBeVisible();
});

test('the demo keeps still for whoever asks for less motion, and goes through the same phases', async ({
  newPerson,
}) => {
  const visitor = await newPerson();
  await stopClock(visitor);
  await visitor.goto('/SaFungerarDet');
  const demo = visitor.getByRole('region', { name: 'Skriv som du pratar' });
  await expect(demo.getByText('Kvinna 25–45 i Västra Götaland som rider', { exact: true })).toBeVisible();
  await expect(demo.getByText('Ridning', { exact: true })).toBeHidden();
  await visitor.clock.runFor(2500);
  await expect(demo.getByText('Ridning', { exact: true })).toBeVisible();
});

test('the texts are dated, and their contents lead to each section', async ({ newPerson }) => {
  const visitor = await newPerson();
  for (const [path, document] of [
    ['/Villkor', terms],
    ['/Integritetspolicy', privacy],
  ] as const) {
    await visitor.goto(path);
    await expect(visitor.getByText(`Gäller från ${formatLongDay(document.version)}`)).toBeVisible();
    const last = document.sections.at(-1);
    const contents = visitor.getByRole('navigation', { name: 'Innehåll' });
    await expect(contents.getByRole('link')).toHaveCount(document.sections.length);
    await contents.getByRole('link', { name: last?.heading ?? '' }).click();
    await expect(visitor).toHaveURL(new RegExp(`#${last?.id}$`));
    await expect(visitor.getByRole('heading', { name: last?.heading ?? '' })).toBeInViewport();
  }
});

test('inside the app the same pages open', async ({ newPerson }) => {
  const visitor = await newPerson();
  await visitor.goto('/Registera');
  await visitor.locator('footer').getByRole('link', { name: 'Villkor' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Villkor' })).toBeVisible();
  await expect(visitor).toHaveTitle('Villkor – Medverka');
  await visitor.getByRole('button', { name: 'Registrera dig' }).click();
  await expect(visitor.getByRole('link', { name: /Som talang/ })).toBeVisible();
});
