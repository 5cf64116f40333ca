import type { Result } from './run-step.ts';

/** The result of a test run. */
export type Run = {
  /** The command that started the run. */
  readonly command: string;
  readonly results: readonly Result[];
  /** The steps that cannot run on this machine, each with a reason. */
  readonly lacking: readonly string[];
  /** The steps that the run did not reach. */
  readonly notRun: readonly string[];
  readonly seconds: number;
};

/** The numbers of passed and failed tests, for the last line of a run. */
export const closingLine = (results: readonly Pick<Result, 'passed' | 'failed'>[]): string => {
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};

/**
 * The end of a test run's output: time and result of each step, the ten slowest files, steps that did not run,
 * failures, and the sum.
 */
export function summarise({ command, results, lacking, notRun, seconds }: Run): string {
  const lines = results.map(({ name, seconds, passed, failed, hasTests, isCut }) => {
    const tests = hasTests ? ` (${passed} passed, ${failed} failed)` : '';
    const how = failed > 0 ? 'FAILED' : isCut ? 'CUT SHORT' : 'ok';
    return `${name.padEnd(10)} ${how} in ${seconds.toFixed(1)} s${tests}`;
  });
  const slowest = results
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  return [
    '─'.repeat(64),
    ...lines,
    `${'all'.padEnd(10)} ${seconds.toFixed(1)} s`,
    ...(slowest.length > 0 ? ['', 'the slowest files:', ...slowest] : []),
    '',
    ...lacking.map((lack) => `cannot run here: ${lack}`),
    ...results.filter(({ isCut }) => isCut).map(({ name }) => `not run to its end, for lack of time: ${name}`),
    ...(notRun.length > 0 ? [`not run: ${notRun.join(', ')}`] : []),
    ...results.flatMap(({ red }) => red.map((one) => `red: ${one}`)),
    ...(broken.length > 0 ? [`to repeat: ${command} -- ${broken.join(' ')}`] : []),
    closingLine(results),
  ].join('\n');
}
