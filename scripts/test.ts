import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { describeMachine } from './test/machine.ts';
import { findTool } from './tool.ts';

// `npm test`: everything that must hold before a change is merged, in the order in which it fails fastest.
// `npm test -- lint unit` runs the named steps only.

type Step = {
  name: string;
  /** The JavaScript or TypeScript file to run, and its arguments. */
  command: () => string[];
  /** The JSON report from which passed and failed tests are counted. */
  report?: string;
  env?: Record<string, string>;
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('.cache', { recursive: true });
const UNIT_REPORT = '.cache/vitest.json';
const E2E_REPORT = '.cache/playwright.json';

// In a file or on a build server, colour around every single letter hides what is wrong.
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

const STEPS: Step[] = [
  { name: 'lint', command: () => [findTool('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', ...plain] },
  { name: 'typecheck', command: () => [findTool('typescript', 'tsc'), '-p', '.'] },
  { name: 'structure', command: () => ['scripts/check-structure.ts'] },
  { name: 'types', command: () => ['scripts/generate-types.ts', '--check'] },
  { name: 'workflows', command: () => ['scripts/generate-workflows.ts', '--check'] },
  {
    name: 'unit',
    command: () => [
      ...[findTool('vitest', 'vitest'), 'run'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    ],
    report: UNIT_REPORT,
  },
  { name: 'build', command: () => ['scripts/build.ts'] },
  {
    name: 'e2e',
    command: () => [findTool('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    report: E2E_REPORT,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT },
  },
];

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

function countTests(file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const unit = vitestReport.safeParse(json);
  if (unit.success) return { passed: unit.data.numPassedTests, failed: unit.data.numFailedTests };
  const { stats } = playwrightReport.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Runs one step in a process of its own, so that each starts clean; true when it ended well. */
function run(step: Step): Promise<boolean> {
  const child = spawn(process.execPath, step.command(), { stdio: 'inherit', env: { ...process.env, ...step.env } });
  const forward = () => child.kill('SIGTERM');
  process.once('SIGTERM', forward);
  return new Promise((done) => {
    child.once('error', () => done(false));
    child.once('exit', (code) => {
      process.off('SIGTERM', forward);
      done(code === 0);
    });
  });
}

// Ctrl-C reaches the running step as well; it ends, and so do we, after the summary.
process.on('SIGINT', () => {});

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

console.log(await describeMachine());
const summary: string[] = [];
const total = { passed: 0, failed: 0 };
for (const step of STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`);
  if (step.report) rmSync(step.report, { force: true });
  const started = performance.now();
  const ok = await run(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = step.report ? countTests(step.report) : { passed: 0, failed: 0 };
  total.passed += counts.passed;
  total.failed += counts.failed;
  const tests = step.report ? ` (${counts.passed} passed, ${counts.failed} failed)` : '';
  summary.push(`${step.name.padEnd(10)} ${ok ? 'ok' : 'FAILED'} in ${seconds} s${tests}`);
  if (ok) continue;
  // A step that fails without a failed test counts as one, so that the last line never looks like a success.
  if (counts.failed === 0) total.failed += 1;
  const next = STEPS.slice(STEPS.indexOf(step) + 1).map(({ name }) => name);
  if (wanted.length === 0 && next.length > 0) summary.push(`not run: ${next.join(', ')}`);
  summary.push(`to repeat: npm test -- ${step.name}`);
  break;
}

console.log(`\n${'─'.repeat(64)}\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
