import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { AccountRole } from '#contract/kernel/route.ts';
import { BUILT_SCREENS } from '#tests/e2e/walk/built-screens.ts';
import { type AddressOf, findAddresses } from '#tests/e2e/walk/demo-addresses.ts';
import { cookiesOf, type DemoSessions, signInDemo } from '#tests/e2e/walk/demo-sessions.ts';
import { settle } from '#tests/e2e/walk/settle.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server-process.ts';
import { buildWeb } from './build.ts';

type Device = 'phone' | 'desktop';
type Theme = 'light' | 'dark';
interface Look {
  readonly device: Device;
  readonly theme: Theme;
}

const SIZES: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};
const LOOKS: readonly Look[] = (['desktop', 'phone'] as const).flatMap((device) =>
  (['light', 'dark'] as const).map((theme) => ({ device, theme })),
);

/** The search that the README's picture of the search shows. */
const SEARCH = `?${new URLSearchParams({ text: 'Kvinna 25–35 i Göteborg som gärna rider och talar flytande spanska' })}`;

/** The pictures of the README. */
const SHOWN: readonly (Look & { readonly name: string; readonly query?: string })[] = [
  { name: 'Home', device: 'desktop', theme: 'light' },
  { name: 'Login', device: 'desktop', theme: 'light' },
  { name: 'TalentDashboard', device: 'phone', theme: 'light' },
  { name: 'TalentRequestDetails', device: 'phone', theme: 'light' },
  { name: 'TalentRequestDetails', device: 'phone', theme: 'dark' },
  { name: 'TalentProfile', device: 'desktop', theme: 'light' },
  { name: 'CompanyDashboard', device: 'desktop', theme: 'light' },
  { name: 'CompanyTalents', device: 'desktop', theme: 'light', query: SEARCH },
  { name: 'CompanyTalents', device: 'desktop', theme: 'dark', query: SEARCH },
  { name: 'CompanyProjectReview', device: 'desktop', theme: 'light' },
  { name: 'CompanyProjectReview', device: 'desktop', theme: 'dark' },
  { name: 'CompanyProjectAwaitingResponses', device: 'desktop', theme: 'light' },
  { name: 'AdminApplications', device: 'desktop', theme: 'light' },
];

const root = fileURLToPath(new URL('..', import.meta.url));
/** Approximate maximum size of a README picture; the quality is lowered to meet it. */
const AT_MOST_BYTES = 200_000;
/** Maximum height in CSS pixels. Longer screens are cut, because readers do not look further down. */
const TALLEST = 4000;

interface Studio {
  readonly url: string;
  readonly sessions: DemoSessions;
  readonly addressOf: AddressOf;
  /** The browser context of a look and role, made at its first use. */
  readonly contextOf: (look: Look, role: AccountRole | undefined) => Promise<BrowserContext>;
}

async function open(studio: Studio, look: Look, name: string, query = studio.addressOf({ name })): Promise<Page> {
  const role = BUILT_SCREENS.find((screen) => screen.name === name)?.role;
  const context = await studio.contextOf(look, role);
  const page = await context.newPage();
  await page.goto(`${studio.url}/${name}${query}`);
  await settle(page);
  return page;
}

async function compress(png: Buffer): Promise<Buffer> {
  for (const quality of [86, 78, 68, 58]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= AT_MOST_BYTES || quality === 58) return webp;
  }
  return png;
}

async function takeShown(studio: Studio): Promise<void> {
  const folder = join(root, 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  for (const { name, query, ...look } of SHOWN) {
    const page = await open(studio, look, name, query);
    const webp = await compress(await page.screenshot({ animations: 'disabled' }));
    const file = `${name}-${look.device}-${look.theme}.webp`;
    writeFileSync(join(folder, file), webp);
    console.log(`${file}  ${Math.round(webp.length / 1000)} kB`);
    await page.close();
  }
}

async function takeAll(studio: Studio, folder: string, only: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const look of LOOKS) {
    for (const { name } of BUILT_SCREENS.filter((screen) => only.length === 0 || only.includes(screen.name))) {
      const page = await open(studio, look, name);
      const { width } = SIZES[look.device];
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // Makes the viewport as high as the screen: in a scrolled picture, sticky parts would be in the middle.
      await page.setViewportSize({ width, height: Math.min(Math.max(height, SIZES[look.device].height), TALLEST) });
      await settle(page);
      await page.screenshot({ path: join(folder, `${name}-${look.device}-${look.theme}.png`), animations: 'disabled' });
      await page.close();
    }
  }
  console.log(`All screens are in ${folder}.`);
}

// `npm run screenshots`: writes the pictures of the README to docs/pictures. `-- --all <folder>` writes all built
// screens in four looks, for review; names of screens after the folder select only these. `--at <url>` uses a running
// demonstration.
const { values, positionals } = parseArgs({
  options: { all: { type: 'string' }, at: { type: 'string' } },
  allowPositionals: true,
});
const stack = new AsyncDisposableStack();
try {
  let url = values.at;
  if (!url) {
    await buildWeb();
    const data = mkdtempSync(join(tmpdir(), 'medverka-pictures-'));
    stack.defer(() => rmSync(data, { recursive: true, force: true }));
    console.log('Filling a demonstration ...');
    const server = await startServer({ NODE_ENV: 'development', DEMO: '1', RATE_LIMITS: '0', DATA_DIR: data });
    stack.defer(() => server.stop());
    url = server.url;
  }
  const launch = findBrowser();
  const browser = await chromium.launch(launch);
  stack.defer(() => browser.close());
  const sessions = await signInDemo(url);
  const contexts = new Map<string, BrowserContext>();
  const studio: Studio = {
    url,
    sessions,
    addressOf: await findAddresses(url, sessions),
    contextOf: async ({ device, theme }, role) => {
      const key = `${device} ${theme} ${role}`;
      const known = contexts.get(key);
      if (known) return known;
      const context = await browser.newContext({
        viewport: SIZES[device],
        deviceScaleFactor: values.all ? 1 : 1.5,
        colorScheme: theme,
        reducedMotion: 'reduce',
        hasTouch: device === 'phone',
        locale: 'sv-SE',
        timezoneId: 'Europe/Stockholm',
      });
      if (role) await context.addCookies(cookiesOf(sessions[role], url));
      contexts.set(key, context);
      return context;
    },
  };
  if (values.all) await takeAll(studio, values.all, positionals);
  else await takeShown(studio);
} finally {
  await stack.disposeAsync();
}
