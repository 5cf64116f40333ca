import type { KnipConfig } from 'knip';
import checks from './checks/package.json' with { type: 'json' };

// Entry points that Knip does not find by itself: it follows imports, `import.meta.glob`, pages and the settings of
// Vite, Vitest and Playwright.
const PRODUCT = [
  'scripts/*.{ts,mjs}!',
  'client/client.ts!',
  // Loaded into a delivered process by --import.
  'scripts/run/delivered.mjs!',
  // Loaded by name through Vite (scripts/build.ts).
  'web/prerender.tsx!',
  'web/prerender-screens.tsx!',
  // Bundled on its own (scripts/build/worker.ts).
  'web/worker/worker.ts!',
  // The same patterns by which web/app/screen-files.ts finds screens.
  'web/screens/public/*/*.tsx!',
  'web/screens/talent/*/{talent,assignment}-*.tsx!',
  'web/screens/company/*/company-*.tsx!',
  'web/screens/admin/*/admin-*.tsx!',
  // Only tests import it, such as the one that compares it with the tables of the database.
  'domain/registry/retained.ts!',
  // Only its tests call it until there is a screen on which a wrong voucher is corrected.
  'server/features/money/ledger/commands/correct-voucher.ts!',
  // The specification asks for it (section 8); no screen needs it.
  'web/api/records.ts!',
];
const BESIDE = [
  'scripts/test/close.ts',
  'scripts/mutants/vitest.config.ts',
  'web/catalogue/catalogue.tsx',
  // Measurements, run by hand (bench/README.md).
  'bench/{run,run-live,run-search,measure-*,rank-test,profile-endpoints,forecast}.ts',
  // Started as processes of their own, by file name.
  'bench/bare-server.ts',
  'bench/search/bare-search.ts',
  'bench/peers/*/server.mjs',
  'tests/api/{money/ledger,people/recording}-process.ts',
  'tests/support/{broken,troubled}-process.ts',
  // Loaded into a process by --import.
  'tests/support/jumping-clock.ts',
];

/** With `--production` Knip ignores the tests, so that it finds code that only tests use. */
const config = ({ production = false } = {}): KnipConfig => ({
  workspaces: {
    '.': {
      entry: [...PRODUCT, ...BESIDE],
      project: [
        '{domain,contract,client,texts,server,demo,web,scripts}/**/*.{ts,tsx,mjs}!',
        'web/styles/**/*.css!',
        '{tests,bench}/**/*.{ts,mjs}',
        '*.ts',
        '!**/*.test.{ts,tsx}!',
        '!web/catalogue/**!',
      ],
    },
  },
  ignoreWorkspaces: ['checks'],
  // Programs of the machine, which scripts/install-deep.sh installs for the deep tier.
  ignoreBinaries: [
    'age',
    'buildah',
    'haproxy',
    'java',
    'javac',
    'openssl',
    'pgbouncer',
    'strip',
    'unshare',
    'WebKitWebDriver',
    'Xvfb',
  ],
  ignoreUnresolved: ['ops/build-image.sh'],
  // Their packages are in checks/package.json, where Knip does not look for them.
  vitest: true,
  playwright: true,
  // Some functions are exported only for their own test.
  ignoreExportsUsedInFile: production,
  exclude: production ? ['dependencies'] : [],
  ignore: production ? ['scripts/**'] : [],
  ignoreIssues: {
    // The same function under two names, for two purposes.
    'server/clock.ts': ['duplicates'],
    'web/ui/overlay/on-demand.ts': ['duplicates'],
    // Its packages have a package.json of their own.
    'ops/tracing/traces.mjs': ['unlisted'],
    'bench/peers/*/server.mjs': ['unlisted', 'unresolved'],
    // The registry extends `Product` by `declare module`, which Knip does not count as a use.
    'domain/kernel/workflow/product.ts': ['types'],
    ...(production && {
      // Only tests import `RETAINED`, such as the one that compares the classes with the tables of the database.
      'domain/accounts/retention/classes.ts': ['exports'],
      // The specification asks for them: the pronouns of the vocabulary, and the route of a label (section 2).
      'domain/kernel/vocabulary/genders.ts': ['exports'],
      'web/app/routes.ts': ['exports'],
    }),
  },
  // The rule `packages` of scripts/structure answers for these: font files are found by their path
  // (server/documents/typefaces.ts), and the packages of checks/ are used from outside their workspace.
  ignoreDependencies: [new RegExp(`^(?:@expo-google-fonts/.+|${Object.keys(checks.devDependencies).join('|')})$`)],
});
export default config;
