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
  /** True if the run's time ended before the step did: the tests that had not ended are not counted. */
  isCut: boolean;
};

type Options = {
  /** The test files to run; empty for the whole step. */
  readonly files: readonly string[];
  /** True if no other step runs beside it: its output is printed at once. */
  readonly isAlone: boolean;
  /** The end of the run's time on the clock of `performance`, in milliseconds. */
  readonly ends: number | undefined;
};

/** The time in which a step that heeds `RUN_LEFT_MS` writes its report, in milliseconds. Others are then ended. */
const GRACE = 60_000;

/**
 * Runs one step in its own process. The output of parallel steps is printed when each step ends. A step that is not
 * finished at the end of the run's time is interrupted.
 */
export async function runStep(step: Step, options: Options): Promise<Result> {
  const title = `\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`;
  if (options.isAlone) console.log(title);
  if (step.report) rmSync(step.report, { force: true });
  const started = performance.now();
  const { isOk, output } = await execute(step, options);
  const isCut = !isOk && options.ends !== undefined && performance.now() >= options.ends;
  if (!options.isAlone) console.log(`${title}\n${output.trimEnd()}`);
  const report = readReport(step.report);
  // A test step without a passed test has proved nothing, so it counts as failed.
  const isProven = isCut || (isOk && (!step.report || report.passed > 0));
  return {
    name: step.name,
    seconds: (performance.now() - started) / 1000,
    passed: report.passed,
    failed: isProven ? report.failed : Math.max(report.failed, 1),
    hasTests: step.report !== undefined,
    files: report.files,
    red: report.red,
    isCut,
  };
}

type Ending = { isOk: boolean; output: string };

function execute(step: Step, { files, isAlone, ends }: Options): Promise<Ending> {
  const left = ends === undefined ? undefined : Math.max(Math.round(ends - performance.now()), 1);
  const child = spawn(process.execPath, step.command(files), {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...COMPILED,
      ...step.env?.(files),
      ...(left === undefined ? {} : { RUN_LEFT_MS: String(left) }),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const forward = () => child.kill('SIGTERM');
  process.once('SIGTERM', forward);
  const timers =
    left === undefined
      ? []
      : [
          setTimeout(() => child.kill('SIGINT'), left + GRACE),
          setTimeout(() => child.kill('SIGKILL'), left + 2 * GRACE),
        ];
  return new Promise((done) => {
    const end = (ending: Ending) => {
      process.off('SIGTERM', forward);
      for (const timer of timers) clearTimeout(timer);
      done(ending);
    };
    child.once('error', (error) => end({ isOk: false, output: output + error.message }));
    child.once('close', (code) => end({ isOk: code === 0, output }));
  });
}
