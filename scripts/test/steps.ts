import { findTool } from '../tool.ts';

/** One thing that must hold before a change is merged. */
export type Step = {
  name: string;
  /** The JavaScript or TypeScript file to run, and its arguments. */
  command: () => string[];
  /** The JSON report from which passed and failed tests are counted. */
  report?: string;
  env?: Record<string, string>;
};

const UNIT_REPORT = '.cache/vitest.json';
const E2E_REPORT = '.cache/playwright.json';

// In a file or on a build server, colour around every single letter hides what is wrong.
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

/**
 * All steps, in stages: the steps of one stage need nothing of each other and run side by side, longest first; the next
 * stage begins when all of them have ended well. What fails fastest comes first.
 */
export const STAGES: Step[][] = [
  [
    { name: 'build', command: () => ['scripts/build.ts'] },
    {
      name: 'typecheck',
      // Each checker works out the shared types for itself: four of them, as is usual, take three times the work of one.
      command: () => [findTool('typescript', 'tsc'), '-p', '.', '--singleThreaded'],
      // It keeps nearly all that it makes until its end, so looking for what is not needed was a quarter of the work.
      env: { GOGC: '300', GOMEMLIMIT: '4GiB' },
    },
    { name: 'lint', command: () => [findTool('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', ...plain] },
    { name: 'types', command: () => ['scripts/generate-types.ts', '--check'] },
    { name: 'workflows', command: () => ['scripts/generate-workflows.ts', '--check'] },
    { name: 'structure', command: () => ['scripts/check-structure.ts'] },
  ],
  [
    {
      name: 'unit',
      command: () => [
        ...[findTool('vitest', 'vitest'), 'run'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
      ],
      report: UNIT_REPORT,
    },
  ],
  [
    {
      name: 'e2e',
      command: () => [findTool('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
      report: E2E_REPORT,
      // Node leaves the types out by itself, in a fifth of the time that Playwright's own compiler takes.
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT, PW_DISABLE_TS_ESM: '1' },
    },
  ],
];
