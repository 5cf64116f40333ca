import type { KnipConfig } from 'knip';

// What begins: Knip follows imports, `import.meta.glob`, pages and the settings of Vite, Vitest and Playwright by itself.
const PRODUCT = [
  'scripts/*.{ts,mjs}!',
  'client/client.ts!',
  // Loaded by name through Vite (scripts/build.ts).
  'web/prerender.tsx!',
  'web/prerender-screens.tsx!',
  // As web/app/screen-files.ts finds them.
  'web/screens/public/*/*.tsx!',
  'web/screens/talent/*/{talent,assignment}-*.tsx!',
  'web/screens/company/*/company-*.tsx!',
  'web/screens/admin/*/admin-*.tsx!',
  // Held against the tables of the database by a test.
  'domain/registry/retained.ts!',
  // A wrong voucher is corrected by hand until its screen is there.
  'server/features/money/ledger/commands/correct-voucher.ts!',
  // The specification asks for it (section 8); no screen needs it.
  'web/api/records.ts!',
];
const BESIDE = [
  'scripts/test/close.ts',
  'scripts/mutants/vitest.config.ts',
  'web/catalogue/catalogue.tsx',
  // Measurements, run by hand (bench/README.md).
  'bench/{run,run-live,run-search,measure-*,rank-test,profile-endpoints}.ts',
  // Processes of their own, started by name.
  'bench/bare-server.ts',
  'bench/search/bare-search.ts',
  'tests/api/{money/ledger,people/recording}-process.ts',
  'tests/support/broken-process.ts',
];

/** With `--production` the tests do not count, so that what only they use is found; their own files are not looked at. */
const config = ({ production = false } = {}): KnipConfig => ({
  entry: [...PRODUCT, ...BESIDE],
  project: [
    '{domain,contract,client,texts,server,demo,web,scripts}/**/*.{ts,tsx,mjs}!',
    'web/styles/**/*.css!',
    '{tests,bench}/**/*.{ts,mjs}',
    '*.ts',
    '!**/*.test.{ts,tsx}!',
    '!web/catalogue/**!',
  ],
  // A part of a file has its own test now and then.
  ignoreExportsUsedInFile: production,
  exclude: production ? ['dependencies'] : [],
  ignore: production ? ['scripts/**'] : [],
  ignoreIssues: {
    // The same function under two names, for two purposes.
    'server/clock.ts': ['duplicates'],
    'web/ui/overlay/on-demand.ts': ['duplicates'],
    // The registry adds to it by `declare module`.
    'domain/kernel/workflow/product.ts': ['types'],
    ...(production && {
      // A list that a test holds the tables of the database against.
      'domain/accounts/retention/classes.ts': ['exports'],
      // The specification asks for them: the pronouns of the vocabulary, and the route of a label (section 2).
      'domain/kernel/vocabulary/genders.ts': ['exports'],
      'web/app/routes.ts': ['exports'],
    }),
  },
  ignoreDependencies: [
    // Font files, found by their path (server/documents/typefaces.ts, scripts/subset-fonts.ts).
    /^@expo-google-fonts\//,
    /^@fontsource-variable\//,
    // Commands that `findTool` looks up.
    '@biomejs/biome',
    'xslt3',
  ],
});
export default config;
