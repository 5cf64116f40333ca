import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { WITH_LIGHT_PASSWORDS } from './tests/support/light-passwords.ts';

/** Each file's tier stands in its name (scripts/test/tiers.ts). */
const LATER = '**/*.{deep,release}.test.{ts,tsx}';
const WITHOUT_DATABASE = '{domain,contract,texts,demo,web,scripts,bench,tests/support}/**/*';
/** Files on a database. */
const ON_DATABASE = '{server,tests/api}/**/*';
const onDatabase = {
  execArgv: [WITH_LIGHT_PASSWORDS],
  // Starts PostgreSQL once, and only when a file of such a project is run.
  globalSetup: ['tests/support/global-setup.ts'],
};

/** Tests of web modules that keep the state of one browser tab in module variables: its session, locks and requests. */
const OF_A_TAB = 'web/{api,app,features/accounts/session}/**/*.test.{ts,tsx}';

export default defineConfig({
  // Vitest keeps there how long each file took; node_modules would lose it at every install.
  cacheDir: '.cache/vite',
  test: {
    // The machines this runs on have few cores, and PostgreSQL needs some of them.
    maxWorkers: 2,
    // What is imported is imported once for each worker, not for each file: that was half of the time. A test that
    // changes what all share (the clock, globals, the environment) puts it back.
    isolate: false,
    // A larger young generation: most objects of a test die at once, so V8 collects less often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/support/property-seed.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    // A test that is too slow is found in the summary's ten slowest, not by a limit that a busy machine breaks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [`${WITHOUT_DATABASE}.test.{ts,tsx}`],
          exclude: [OF_A_TAB, LATER],
        },
      },
      {
        extends: true,
        test: {
          name: 'tabs',
          include: [OF_A_TAB],
          // Each file is a tab of its own, or one file's session is renewed in the middle of another.
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: 'database',
          include: [`${ON_DATABASE}.test.ts`],
          exclude: [LATER],
        },
      },
      { extends: true, test: { name: 'pure-deep', include: [`${WITHOUT_DATABASE}.deep.test.{ts,tsx}`] } },
      { extends: true, test: { ...onDatabase, name: 'deep', include: [`${ON_DATABASE}.deep.test.ts`] } },
      { extends: true, test: { ...onDatabase, name: 'release', include: [`${ON_DATABASE}.release.test.ts`] } },
    ],
  },
});
