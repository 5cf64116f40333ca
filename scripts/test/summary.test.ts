import { expect, test } from 'vitest';
import type { Result } from './run-step.ts';
import { type Run, summarise } from './summary.ts';

const step = (name: string, more: Partial<Result> = {}): Result => ({
  name,
  seconds: 1.25,
  passed: 0,
  failed: 0,
  hasTests: false,
  files: [],
  red: [],
  isCut: false,
  ...more,
});

const run = (more: Partial<Run>): Run => ({
  command: 'npm test',
  results: [],
  lacking: [],
  notRun: [],
  seconds: 3,
  ...more,
});

test('the summary has the time of each step, and passed and failed tests', () => {
  const said = summarise(run({ results: [step('lint'), step('unit', { hasTests: true, passed: 7 })] }));
  expect(said).toContain('lint       ok in 1.3 s\nunit       ok in 1.3 s (7 passed, 0 failed)');
  expect(said).toMatch(/\n7 passed, 0 failed$/);
});

test('the summary names what failed, how to repeat it, and what did not run', () => {
  const said = summarise(
    run({
      results: [step('lint', { failed: 1 }), step('types'), step('unit-a', { red: ['a.test.ts › adds: 1 is not 2'] })],
      notRun: ['unit', 'e2e'],
      lacking: ['peppol: no Maven'],
    }),
  );
  expect(said).toContain('lint       FAILED');
  expect(said).toContain(
    'cannot run here: peppol: no Maven\nnot run: unit, e2e\nred: a.test.ts › adds: 1 is not 2\nto repeat: npm test -- lint\n0 passed, 1 failed',
  );
});

test('a step that the end of time has cut short is told, and does not fail', () => {
  const said = summarise(run({ results: [step('e2e', { hasTests: true, passed: 7, isCut: true })] }));
  expect(said).toContain('e2e        CUT SHORT in 1.3 s (7 passed, 0 failed)');
  expect(said).toContain('not run to its end, for lack of time: e2e');
  expect(said).toMatch(/\n7 passed, 0 failed$/);
});

test('the summary names the ten slowest files of all steps, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `file-${at}`, seconds: at }));
  const said = summarise(
    run({ results: [step('unit', { files: files.slice(6) }), step('e2e', { files: files.slice(0, 6) })] }),
  );
  expect(said).toContain('   11.0 s  file-11\n');
  expect(said.match(/file-\d+/g)).toEqual(
    files
      .slice(2)
      .reverse()
      .map(({ file }) => file),
  );
});
