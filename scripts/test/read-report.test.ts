import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const reportOf = (json: object): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(json));
  return path;
};

test('a report of Vitest names the failed tests, and a file that could not be read', () => {
  const file = { startTime: 0, endTime: 2000 };
  const path = reportOf({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        ...file,
        name: join(process.cwd(), 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          {
            fullName: 'takes away',
            status: 'failed',
            failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n\n- 1\n+ 2\n at x'],
          },
        ],
      },
      {
        ...file,
        name: join(process.cwd(), 'b.test.ts'),
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
      },
    ],
  });
  expect(readReport(path)).toEqual({
    passed: 1,
    failed: 1,
    files: [
      { file: 'a.test.ts', seconds: 2 },
      { file: 'b.test.ts', seconds: 2 },
    ],
    red: ['a.test.ts › takes away: Error: 1 is not 2 · - 1 · + 2', 'b.test.ts: no such file'],
  });
});

test('a report of Playwright names the failed tests, and those that passed only the second time', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ duration: 500, errors: message ? [{ message }] : [] }] }],
  });
  const path = reportOf({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        file: 'login.test.ts',
        specs: [spec('signs in', 'expected')],
        suites: [
          {
            file: 'login.test.ts',
            specs: [spec('signs out', 'unexpected', 'gone'), spec('waits', 'flaky', 'late\nby far')],
          },
        ],
      },
    ],
  });
  const { failed, red } = readReport(path);
  expect(failed).toBe(2);
  expect(red).toEqual(['tests/e2e/login.test.ts › signs out: gone', 'tests/e2e/login.test.ts › waits: late']);
});
