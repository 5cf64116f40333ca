import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findTool } from '../tool.ts';
import { type Clock, drawClocks, settingsOf } from './clocks.ts';
import { commitDigits, commitSeed } from './commit-seed.ts';
import {
  FFMPEG,
  INSTALL,
  lackForEngine,
  lackForImages,
  lackForOps,
  lackForWebKit,
  PEPPOL_RULES,
  POSTGRES,
  PROMTOOL,
  programAt,
  TRACES,
} from './installed.ts';
import type { Tier } from './tiers.ts';

/** A check or a group of tests that a tier runs. */
export type Step = {
  name: string;
  /** The description in `--help`. */
  what: string;
  /** Arguments for Node: the file to run, and its arguments. With test files, the step runs only these. */
  command: (files: readonly string[]) => string[];
  /** The JSON report from which passed and failed tests are counted. */
  report?: string;
  env?: (files: readonly string[]) => Record<string, string>;
  /** Matches the test files that the step can run separately; a step without it always runs whole. */
  takes?: RegExp;
  /**
   * The reason why the step cannot run on this machine, or undefined. A step that cannot run is listed and does not
   * fail.
   */
  lacks?: () => string | undefined;
};

/** The path of a step's report. */
const reportOf = (name: string) => `.cache/report-${name}.json`;

// In a file or on a build server, colour codes around each letter would hide the error.
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

const reporting = (name: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];

const vitest = (name: string, projects: readonly string[], files: readonly string[]) => [
  findTool('vitest', 'vitest'),
  'run',
  ...files,
  // A named file runs in any tier.
  ...(files.length > 0 ? [] : projects.map((project) => `--project=${project}`)),
  ...reporting(name),
];

const playwright = (projects: readonly string[], files: readonly string[]) => [
  findTool('@playwright/test', 'playwright'),
  'test',
  ...files,
  ...(files.length > 0 ? [] : projects.map((project) => `--project=${project}`)),
  '--reporter=list,json',
];
/** Settings of a browser step. Node strips the types, in a fifth of the time that Playwright's own compiler takes. */
const browserEnv = (name: string) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name), PW_DISABLE_TS_ESM: '1' });

const UNIT_FILES = /^(?!tests\/e2e\/).*\.test\.tsx?$/;
const isWalk = (file: string) => file.startsWith('tests/e2e/walk/');
const BROWSER_FILES = /^tests\/e2e\/(?!webkit\/).*\.test\.ts$/;
const WEBKIT_FILES = /^tests\/e2e\/webkit\/.*\.test\.ts$/;

/** The command of Knip (knip.ts). A setting that is no longer needed makes it fail too. */
const knip = (...options: readonly string[]) => [
  findTool('knip', 'knip'),
  '--no-progress',
  '--treat-config-hints-as-errors',
  ...options,
];

const BUILD: Step = {
  name: 'build',
  what: 'builds the screens and checks their size',
  command: () => ['scripts/build.ts'],
};

const CORE: Step[][] = [
  [
    BUILD,
    {
      name: 'typecheck',
      what: 'TypeScript: types of all code',
      // Each checker computes the shared types itself: the usual four take three times the processor time of one.
      command: () => [findTool('typescript', 'tsc'), '-p', '.', '--singleThreaded'],
      // The checker keeps nearly all its objects until the end, and garbage collection was a quarter of its time.
      env: () => ({ GOGC: '300', GOMEMLIMIT: '4GiB' }),
    },
    {
      name: 'lint',
      what: 'Biome: format, imports, rules',
      command: () => [findTool('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', ...plain],
    },
    {
      name: 'types',
      what: 'the row types match the migrations',
      command: () => ['scripts/generate-types.ts', '--check'],
    },
    {
      name: 'workflows',
      what: 'docs/workflows.md matches the declarations',
      command: () => ['scripts/generate-workflows.ts', '--check'],
    },
    {
      name: 'settings',
      what: 'docs/settings.md matches the declarations',
      command: () => ['scripts/generate-settings.ts', '--check'],
    },
    {
      name: 'structure',
      what: 'which code may import which, and other rules of scripts/structure',
      command: () => ['scripts/check-structure.ts'],
    },
    {
      name: 'unused',
      what: 'Knip: unused files, exports and packages, and packages missing from package.json',
      command: () => knip(),
    },
    {
      name: 'only-tested',
      what: 'Knip: files and exports of the product that only tests use',
      command: () => knip('--production'),
    },
  ],
  [
    {
      name: 'unit',
      what: 'tests of rules, and of HTTP calls on real databases',
      command: (files) => vitest('unit', ['pure', 'tabs', 'database'], files),
      report: reportOf('unit'),
      takes: UNIT_FILES,
    },
  ],
  [
    {
      name: 'e2e',
      what: 'browser journeys that together cover the main job',
      command: (files) => playwright(['journeys'], files),
      report: reportOf('e2e'),
      // Only the walks need the demonstration.
      env: (files) => ({ ...browserEnv('e2e'), ...(files.some(isWalk) ? {} : { E2E_DEMO: '0' }) }),
      takes: BROWSER_FILES,
    },
  ],
];

/**
 * The tests of rules with JavaScript's clock moved. The first of the two clocks also gets the API tests of the core,
 * which take five minutes. The release tier runs the tests under all clocks.
 */
const underClock = (clock: Clock, at: number): Step => ({
  name: `date-${clock.name}`,
  what: `tests of rules${at === 0 ? ' and HTTP calls' : ''} with a date chosen by the commit: ${clock.why}`,
  command: (files) => vitest(`date-${clock.name}`, ['pure', 'tabs', ...(at === 0 ? ['database'] : [])], files),
  report: reportOf(`date-${clock.name}`),
  env: () => settingsOf(clock),
});

// The long steps come last: on a slow machine the time of a landing may end in them.
const DEEP: Step[][] = [
  [BUILD],
  [
    {
      name: 'unit-deep',
      what: 'long tests, races, killed processes, attacks, and 20 000 random calls seeded by the commit',
      command: (files) => vitest('unit-deep', ['deep', 'pure-deep'], files),
      report: reportOf('unit-deep'),
      env: () => ({ FUZZ_SEED: String(commitSeed()) }),
      takes: UNIT_FILES,
    },
  ],
  [
    {
      name: 'properties',
      what: 'properties of the rules, with random values seeded by the commit',
      command: (files) => vitest('properties', ['pure'], files),
      report: reportOf('properties'),
      env: () => ({ PROPERTY_SEED: String(commitSeed()) }),
    },
  ],
  [
    {
      name: 'peppol',
      what: 'invoices checked by the published rules of CEN and OpenPeppol',
      command: () => ['scripts/test-peppol.ts', PEPPOL_RULES, ...reporting('peppol')],
      report: reportOf('peppol'),
      lacks: () =>
        existsSync(join(PEPPOL_RULES, 'SELF-BILLING-UBL.xslt'))
          ? undefined
          : `the published rules are missing; ${INSTALL}`,
    },
    {
      name: 'ffmpeg',
      what: 'films, with the installed ffmpeg',
      command: () => [
        findTool('vitest', 'vitest'),
        'run',
        'server/media/run-ffmpeg.deep.test.ts',
        ...reporting('ffmpeg'),
      ],
      report: reportOf('ffmpeg'),
      env: () => (FFMPEG ? { FFMPEG_PATH: FFMPEG } : {}),
      lacks: () => (FFMPEG ? undefined : `ffmpeg is missing; ${INSTALL}`),
    },
    {
      name: 'engine',
      what: 'the search by three nodes of OpenSearch beside the search by the index',
      command: () => [
        findTool('vitest', 'vitest'),
        'run',
        'tests/api/finding/search-engine.deep.test.ts',
        'tests/api/finding/search-engine-replica.deep.test.ts',
        ...reporting('engine'),
      ],
      report: reportOf('engine'),
      env: () => ({ SEARCH_NODES: lackForEngine() ? '0' : '1' }),
      lacks: lackForEngine,
    },
    {
      name: 'alerts',
      what: 'every alert of ops/rules.yml, by breaking the thing that it watches',
      command: () => [
        findTool('vitest', 'vitest'),
        'run',
        'tests/api/kernel/alerts.deep.test.ts',
        ...reporting('alerts'),
      ],
      report: reportOf('alerts'),
      env: () => (PROMTOOL ? { PROMTOOL_PATH: PROMTOOL } : {}),
      lacks: () => (PROMTOOL ? undefined : `promtool is missing; ${INSTALL}`),
    },
    {
      name: 'traces',
      what: 'the spans of a traced process',
      command: () => [
        findTool('vitest', 'vitest'),
        'run',
        'tests/api/kernel/traces.deep.test.ts',
        ...reporting('traces'),
      ],
      report: reportOf('traces'),
      lacks: () => (existsSync(TRACES) ? undefined : `the packages of the traces are missing; ${INSTALL}`),
    },
    {
      name: 'backup',
      what: 'backups read by Debian’s PostgreSQL and age, and point in time with pgBackRest',
      command: () => [
        findTool('vitest', 'vitest'),
        'run',
        'tests/api/kernel/backup-elsewhere.deep.test.ts',
        ...reporting('backup'),
      ],
      report: reportOf('backup'),
      env: () => (POSTGRES ? { DEBIAN_POSTGRES: POSTGRES } : {}),
      lacks: () => (POSTGRES ? undefined : `Debian’s PostgreSQL, pgbackrest or age is missing; ${INSTALL}`),
    },
    {
      name: 'ops',
      what: 'the unit, the proxy and the compose file of ops/, by systemd-analyze, HAProxy and docker-compose',
      command: () => [
        findTool('vitest', 'vitest'),
        'run',
        'scripts/deliver/ops-files.deep.test.ts',
        ...reporting('ops'),
      ],
      report: reportOf('ops'),
      env: () => ({ OPS_TOOLS: lackForOps() ? '0' : '1' }),
      lacks: lackForOps,
    },
  ],
  [
    {
      name: 'e2e-deep',
      what: 'all other journeys, and checks of every screen',
      command: (files) => playwright(['journeys-deep', 'walk'], files),
      report: reportOf('e2e-deep'),
      env: () => browserEnv('e2e-deep'),
      takes: BROWSER_FILES,
    },
  ],
  [
    {
      name: 'firefox',
      what: 'the browser journeys of the core in Firefox',
      command: () => playwright(['firefox'], []),
      report: reportOf('firefox'),
      env: () => ({ ...browserEnv('firefox'), E2E_DEMO: '0', E2E_BROWSER: 'firefox' }),
      lacks: () => (programAt('firefox-esr') ? undefined : `firefox-esr is missing; ${INSTALL}`),
    },
  ],
  [
    {
      name: 'webkit',
      what: 'six journeys of a talent in WebKit, at the size of a phone',
      command: (files) => playwright(['webkit'], files),
      report: reportOf('webkit'),
      env: () => ({ ...browserEnv('webkit'), E2E_DEMO: '0', E2E_BROWSER: 'webkit' }),
      takes: WEBKIT_FILES,
      lacks: lackForWebKit,
    },
  ],
  ...drawClocks(commitSeed()).map((clock, at) => [underClock(clock, at)]),
  [
    {
      name: 'image',
      what: 'the image of ops/Containerfile: made, started read-only as its own user, and used',
      command: () => [
        findTool('vitest', 'vitest'),
        'run',
        'tests/api/kernel/image.deep.test.ts',
        ...reporting('image'),
      ],
      report: reportOf('image'),
      env: () => ({ BUILDAH: lackForImages() ? '0' : '1' }),
      lacks: lackForImages,
    },
  ],
];

const RELEASE: Step[][] = [
  [BUILD],
  [
    {
      name: 'unit-release',
      what: 'half an hour each of load and of failing services',
      command: (files) => vitest('unit-release', ['release'], files),
      report: reportOf('unit-release'),
      takes: UNIT_FILES,
    },
    {
      name: 'engine-release',
      what: 'a thousand made-up searches of 20,000 talents by three nodes of OpenSearch',
      command: () => [
        findTool('vitest', 'vitest'),
        'run',
        'tests/api/finding/search-engine.release.test.ts',
        ...reporting('engine-release'),
      ],
      report: reportOf('engine-release'),
      env: () => ({ SEARCH_NODES: lackForEngine() ? '0' : '1' }),
      lacks: lackForEngine,
    },
  ],
  [
    {
      name: 'e2e-slow-line',
      what: 'all journeys, with a random delay of each call, seeded by the commit',
      command: (files) => playwright(['journeys', 'journeys-deep'], files),
      report: reportOf('e2e-slow-line'),
      env: () => ({ ...browserEnv('e2e-slow-line'), E2E_DEMO: '0', E2E_SLOW_LINE: String(commitSeed()) }),
    },
  ],
  [{ name: 'dates', what: 'tests of rules and HTTP calls on ten dates', command: () => ['scripts/test-dates.ts'] }],
  [
    {
      name: 'fuzz',
      what: 'half a million random calls seeded by the commit',
      command: () => ['scripts/fuzz.ts', '--calls', '500000', '--seed', String(commitSeed())],
    },
  ],
  [
    {
      name: 'mutants',
      what: 'removes each rule in turn and expects a test to fail',
      command: () => ['scripts/mutants.ts', '--count', 'all'],
    },
  ],
];

/**
 * The steps of each tier, in stages. The steps of a stage run in parallel; the next stage begins if all steps of the
 * stage succeed (on a build server, also if one fails). Fast checks come first.
 */
export const STAGES: Readonly<Record<Tier, readonly (readonly Step[])[]>> = {
  core: CORE,
  deep: DEEP,
  release: RELEASE,
};

/** The seed for the head and the end of a tier's output; empty for the core, which uses no random values. */
export const drawnBy = (tier: Tier): string[] =>
  tier === 'core' ? [] : [`seed from the commit ${commitDigits()}: ${commitSeed()}`];
