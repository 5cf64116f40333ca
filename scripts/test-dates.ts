import { parseArgs } from 'node:util';
import { CLOCKS, settingsOf } from './test/clocks.ts';
import { type Result, runStep } from './test/run-step.ts';
import { summarise } from './test/summary.ts';
import { findTool } from './tool.ts';

// `npm run test:dates`: runs the tests of rules and the API tests under each clock of scripts/test/clocks.ts, one clock
// after another. `-- 2028-02-29 one-day-back` selects clocks; `-- --files tests/api/money/invoices.test.ts tests/api/p`
// selects test files whose path contains one of these texts. The run continues after a clock that fails.

const { values, positionals } = parseArgs({
  options: { files: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
/** All projects except the release tests, which take half an hour each. */
const PROJECTS = ['pure', 'tabs', 'database', 'deep', 'pure-deep'];

const names = CLOCKS.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
const files = [...values.files, ...unknown];
if (unknown.length > 0 && values.files.length === 0) {
  console.error(`Unknown clock: ${unknown.join(', ')}. The clocks are ${names.join(', ')}.`);
  process.exit(1);
}

// Ctrl-C ends the running tests; this script then prints the summary and ends.
let isEnded = false;
process.on('SIGINT', () => {
  isEnded = true;
});

const chosen = CLOCKS.filter(({ name }) => positionals.length === unknown.length || positionals.includes(name));
const begun = performance.now();
console.log(
  'Done without: CLOCK_CHECK, by which a server whose clock is not the database’s leaves scheduled work to others.',
);
const results: Result[] = [];
for (const clock of chosen) {
  if (isEnded) break;
  const report = `.cache/report-dates-${clock.name}.json`;
  const command = (files: readonly string[]) => [
    findTool('vitest', 'vitest'),
    'run',
    ...files,
    ...PROJECTS.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const step = { name: clock.name, what: clock.why, command, report, env: () => settingsOf(clock) };
  results.push(await runStep(step, { files, isAlone: true, ends: undefined }));
}

const isRun = (name: string) => results.some((result) => result.name === name);
const notRun = chosen.map(({ name }) => name).filter((name) => !isRun(name));
const seconds = (performance.now() - begun) / 1000;
console.log(`\n${summarise({ command: 'npm run test:dates', results, lacking: [], notRun, seconds })}`);
process.exitCode = results.some(({ failed }) => failed > 0) || notRun.length > 0 ? 1 : 0;
