import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The duration of one test file. */
export type FileTime = { file: string; seconds: number };
export type Report = {
  passed: number;
  failed: number;
  files: FileTime[];
  /** The failed tests, each as one line with file, title and message. */
  red: string[];
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

type Suite = { file: string; suites?: Suite[] | undefined; specs: Spec[] };
type Spec = z.infer<typeof spec>;
const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })) }),
      ),
    }),
  ),
});
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

/** The results in a report of Vitest or Playwright; 0 passed if the step wrote no report. */
export function readReport(path: string | undefined): Report {
  if (!path || !existsSync(path)) return { passed: 0, failed: 0, files: [], red: [] };
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const unit = vitestReport.safeParse(json);
  if (unit.success) {
    const files = unit.data.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }));
    return { passed: unit.data.numPassedTests, failed: unit.data.numFailedTests, files, red: redOfUnits(unit.data) };
  }
  const { stats, suites } = playwrightReport.parse(json);
  return {
    passed: stats.expected,
    // Counts a test that passes only at a repetition as failed.
    failed: stats.unexpected + stats.flaky,
    files: suites.map((one) => ({ file: `tests/e2e/${one.file}`, seconds: secondsOf(one) })),
    red: suites.flatMap((one) => redOfJourneys(one).map((red) => `tests/e2e/${one.file} › ${red}`)),
  };
}

/** One line for each failed test. A file that could not be loaded has no failed tests, so its own message is taken. */
function redOfUnits({ testResults }: z.infer<typeof vitestReport>): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${told(message)}`];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${told(failureMessages?.[0])}`);
  });
}

function redOfJourneys({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => `${title}: ${told(results.flatMap(({ errors }) => errors)[0]?.message)}`),
  );
  return [...own, ...suites.flatMap(redOfJourneys)];
}

const TOLD_MAX = 400;
/** Matches lines of a difference: expected value, received value, differing lines of a text. */
const DIFFERENCE = /^(Expected|Received|[-+] )/;

/** The first line of a failure's message, and its lines about the difference. */
function told(message: string | undefined): string {
  const [first, ...rest] = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return [first || 'no message', ...rest.filter((line) => DIFFERENCE.test(line))].join(' · ').slice(0, TOLD_MAX);
}

function secondsOf({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
  );
  return [...own, ...suites.map(secondsOf)].reduce((sum, one) => sum + one, 0);
}
