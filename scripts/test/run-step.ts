import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { COMPILED } from '#tests/support/server-process.ts';
import { type FileTime, readReport } from './read-report.ts';
import type { Step } from './steps.ts';

/** The result of a step. If the step did not succeed, `failed` is at least 1, so that no sum hides it. */
export type Result = {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  hasTests: boolean;
  files: FileTime[];
  red: string[];
};

/**
 * Runs one step in its own process. With `isAlone` its output is printed at once; the output of parallel steps is
 * printed when each step ends.
 * @param files the test files to run; empty for the whole step
 */
export async function runStep(step: Step, files: readonly string[], isAlone: boolean): Promise<Result> {
  const title = `\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`;
  if (isAlone) console.log(title);
  if (step.report) rmSync(step.report, { force: true });
  const started = performance.now();
  const { isOk, output } = await execute(step, files, isAlone);
  if (!isAlone) console.log(`${title}\n${output.trimEnd()}`);
  const report = readReport(step.report);
  // A test step without a passed test has proved nothing, so it counts as failed.
  const isProven = isOk && (!step.report || report.passed > 0);
  return {
    name: step.name,
    seconds: (performance.now() - started) / 1000,
    passed: report.passed,
    failed: isProven ? report.failed : Math.max(report.failed, 1),
    hasTests: step.report !== undefined,
    files: report.files,
    red: report.red,
  };
}

function execute(step: Step, files: readonly string[], isAlone: boolean): Promise<{ isOk: boolean; output: string }> {
  const child = spawn(process.execPath, step.command(files), {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...COMPILED, ...step.env?.(files) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const forward = () => child.kill('SIGTERM');
  process.once('SIGTERM', forward);
  return new Promise((done) => {
    child.once('error', (error) => done({ isOk: false, output: output + error.message }));
    child.once('close', (code) => {
      process.off('SIGTERM', forward);
      done({ isOk: code === 0, output });
    });
  });
}
