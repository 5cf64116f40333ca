import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { z } from 'zod';
import type { HouseName } from './tests/e2e/houses.ts';
import { findBrowser } from './tests/support/browser.ts';
import { firefoxOptions } from './tests/support/firefox.ts';

const browser = findBrowser();
if (!browser) throw new Error('npm has no Chromium for this platform: name one that is installed with CHROMIUM_PATH.');

// Removes the hook by which Playwright translates the position of every stack frame. Our files need no translation,
// because Node replaces types by blanks; without the hook the workers need a tenth less processor time.
Reflect.deleteProperty(Error, 'prepareStackTrace');

/** Journeys for a driver that Playwright does not know; the other projects leave them out. */
const OTHERS = 'webkit/**';
/** The projects of each browser of `E2E_BROWSER` (docs/browsers.md). */
const PROJECTS = {
  chromium: [
    { name: 'journeys', testIgnore: ['**/*.deep.test.ts', OTHERS] },
    { name: 'journeys-deep', testMatch: '**/*.deep.test.ts', testIgnore: ['walk/**', OTHERS] },
    { name: 'walk', testMatch: 'walk/**/*.deep.test.ts', use: { house: 'demonstration' } },
  ],
  firefox: [{ name: 'firefox', testIgnore: ['**/*.deep.test.ts', OTHERS], use: firefoxOptions() }],
  webkit: [{ name: 'webkit', testMatch: 'webkit/**/*.deep.test.ts' }],
} satisfies Record<string, Project<object, { house: HouseName }>[]>;

export default defineConfig<object, { house: HouseName }>({
  testDir: './tests/e2e',
  outputDir: './test-results',
  // Starts the database and the two servers.
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: false,
  // Each project has its own workers, which take seconds to start. A file's name tells its tier
  // (scripts/test/tiers.ts): the core has a dozen journeys. The demonstration data is made while the first two projects
  // run. Walks run in the order of their names, which puts the long ones first.
  projects: PROJECTS[z.enum(['chromium', 'firefox', 'webkit']).default('chromium').parse(process.env.E2E_BROWSER)],
  // One worker more than the cores of a small machine: while one waits for an answer, the other two draw.
  workers: 3,
  // No retries: a test that passes only the second time has found a fault.
  retries: 0,
  // Each step has its own time limit below; this one is for long tests on a machine that also does other work.
  timeout: 120_000,
  // At the end of a limited run (scripts/test.ts) the report still has what has been tested.
  globalTimeout: Number(process.env.RUN_LEFT_MS ?? 0),
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // Recording the screens would take a fifth of the time. A failed test keeps its steps, its network calls and a
    // screenshot; `--trace on` records everything.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // An ASCII path: on a machine without a Swedish locale Chromium loses a download whose folder has an 'å'.
    launchOptions: { ...browser, downloadsPath: join(tmpdir(), `medverka-downloads-${userInfo().uid}`) },
  },
});
