import { Session } from 'node:inspector';

interface Covered {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
}

/**
 * Counts the blocks of code under domain/ that run, by the engine's coverage counters: a measure of cost that does not
 * depend on the machine or its load. Code inside a regular expression or a built-in method does not count, but
 * callbacks do. All code is slower until `stop`.
 */
export function startCountingSteps() {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // Each call resets the counters.
  const take = (): number => {
    let covered: readonly Covered[] = [];
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      covered = result;
    });
    return covered
      .filter(({ url }) => url.includes('/domain/'))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  };
  return {
    stepsOf(work: () => unknown): number {
      take();
      work();
      return take();
    },
    stop() {
      session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
