import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';

const browser = findBrowser();
if (!browser) throw new Error('npm has no Chromium for this platform: name one that is installed with CHROMIUM_PATH.');

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  // Starts the database and the server, and puts the address of the latter into BASE_URL.
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: false,
  // Longest first: the walk over all screens, then the journeys, which fill what time is left on the other workers.
  projects: [
    { name: 'walk', testMatch: 'walk/**/*.test.ts' },
    { name: 'journeys', testIgnore: 'walk/**' },
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
    launchOptions: browser,
  },
});
