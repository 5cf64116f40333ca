import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/** How long the tests of one file took. */
export type FileTime = { file: string; seconds: number };
export type Report = { passed: number; failed: number; files: FileTime[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

type Suite = { file: string; suites?: Suite[] | undefined; specs: Spec[] };
type Spec = { tests: { results: { duration: number }[] }[] };
const spec = z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) });
const suite: z.ZodType<Suite> = z.object({
  file: z.string(),
  get suites() {
    return z.array(suite).optional();
  },
  specs: z.array(spec),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
});

/** What a report of Vitest or Playwright says; nothing passed when the step wrote none. */
export function readReport(path: string | undefined): Report {
  if (!path || !existsSync(path)) return { passed: 0, failed: 0, files: [] };
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const unit = vitestReport.safeParse(json);
  if (unit.success) {
    const files = unit.data.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }));
    return { passed: unit.data.numPassedTests, failed: unit.data.numFailedTests, files };
  }
  const { stats, suites } = playwrightReport.parse(json);
  return {
    passed: stats.expected,
    // What passes the second time has found something.
    failed: stats.unexpected + stats.flaky,
    files: suites.map((one) => ({ file: `tests/e2e/${one.file}`, seconds: secondsOf(one) })),
  };
}

function secondsOf({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
  );
  return [...own, ...suites.map(secondsOf)].reduce((sum, one) => sum + one, 0);
}
