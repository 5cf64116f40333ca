import type { Result } from './run-step.ts';

/** The last words of a test run: time and result of each step, the ten slowest files, what did not run, and the sum. */
export function summarise(results: readonly Result[], notRun: readonly string[]): string {
  const lines = results.map(({ name, seconds, passed, failed, hasTests }) => {
    const tests = hasTests ? ` (${passed} passed, ${failed} failed)` : '';
    return `${name.padEnd(10)} ${failed > 0 ? 'FAILED' : 'ok'} in ${seconds.toFixed(1)} s${tests}`;
  });
  const slowest = results
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0);
  return [
    '─'.repeat(64),
    ...lines,
    ...(slowest.length > 0 ? ['', 'the slowest files:', ...slowest] : []),
    '',
    ...(notRun.length > 0 ? [`not run: ${notRun.join(', ')}`] : []),
    ...(broken.length > 0 ? [`to repeat: npm test -- ${broken.join(' ')}`] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
