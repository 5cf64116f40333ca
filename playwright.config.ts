import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { HouseName } from './tests/e2e/houses.ts';
import { findBrowser } from './tests/support/browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('npm has no Chromium for this platform: name one that is installed with CHROMIUM_PATH.');

// Playwright asks of every line of every call where it stood before it was translated. Ours are not: Node puts blanks where
// types stood, and its own traces name the right places for a tenth less of the workers' processor time.
Reflect.deleteProperty(Error, 'prepareStackTrace');

export default defineConfig<object, { house: HouseName }>({
  testDir: './tests/e2e',
  outputDir: './test-results',
  // Starts the database and the two servers.
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: false,
  // Each project has workers of its own, which take seconds to start. A file's tier stands in its name
  // (scripts/test/tiers.ts): the core has a dozen journeys. The demonstration is made while the others are under way. The
  // walks come in the order of their names, by which the long ones are first.
  projects: [
    { name: 'journeys', testIgnore: '**/*.deep.test.ts' },
    { name: 'journeys-deep', testMatch: '**/*.deep.test.ts', testIgnore: 'walk/**' },
    { name: 'walk', testMatch: 'walk/**/*.deep.test.ts', use: { house: 'demonstration' } },
  ],
  // One more than the cores of a small machine: while one waits for an answer, the two others draw.
  workers: 3,
  // A test that passes the second time has found something.
  retries: 0,
  // Each step has an end of its own below: this one is for what is long, on a machine that others use too.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // The screens as they were drawn cost a fifth of the time. What was done and answered is kept of what fails, with a
    // picture; the rest comes with `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // In letters that a machine without a Swedish locale can write: Chromium loses a download whose folder has an 'å'.
    launchOptions: { ...browser, downloadsPath: join(tmpdir(), `medverka-downloads-${userInfo().uid}`) },
  },
});
