import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { WITH_LIGHT_PASSWORDS } from './tests/support/light-passwords.ts';

/** Tests that `npm test` leaves out. The name of a file tells its tier (scripts/test/tiers.ts). */
const LATER = '**/*.{deep,release}.test.{ts,tsx}';
const WITHOUT_DATABASE = '{domain,contract,texts,demo,web,scripts,bench,tests/support}/**/*';
/** Folders whose tests use a database. */
const ON_DATABASE = '{server,tests/api}/**/*';
const onDatabase = {
  execArgv: [WITH_LIGHT_PASSWORDS],
  // Starts PostgreSQL once, and only when a file of such a project is run.
  globalSetup: ['tests/support/global-setup.ts'],
};

/** Tests of web modules that keep the state of one browser tab in module variables: its session, locks and requests. */
const OF_A_TAB = 'web/{api,app,features/accounts/session}/**/*.test.{ts,tsx}';

export default defineConfig({
  // Vitest keeps here how long each file took; in node_modules, its default, every install would delete that.
  cacheDir: '.cache/vite',
  test: {
    // Our machines have few cores, and PostgreSQL needs some of them.
    maxWorkers: 2,
    // Each worker imports a module once, not once for each file: importing was half of the time. So a test that changes
    // shared state (the clock, globals, the environment) must restore it.
    isolate: false,
    // A larger young generation: most objects of a test die at once, so V8 collects less often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/support/property-seed.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    // The summary's ten slowest tests show which one is too slow; a short limit would fail on a busy machine.
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
          // Each file runs as a tab of its own: otherwise a file could renew its session in the middle of another
          // file's test.
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
