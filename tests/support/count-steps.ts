import { Session } from 'node:inspector';

interface Covered {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
}

/**
 * Counts how many blocks of the rules' code run while something is done, as the engine counts them for coverage: what it
 * costs, the same on every machine and however busy it is. What happens within a pattern or a method of the language is
 * not counted, calls back from one are. Everything is slower until `stop`.
 */
export function startCountingSteps() {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // What is taken begins anew.
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
