const { NODE_OPTIONS, MOVED_CLOCK_MS } = process.env;

/**
 * The environment that gives a child process the clock of the test run. Empty except in `npm run test:dates`, which
 * moves the clock and turns the server's comparison off. Read when the run begins, before a test changes its
 * environment.
 */
export const CLOCK_OF_RUN: Readonly<Record<string, string>> = MOVED_CLOCK_MS
  ? { NODE_OPTIONS: NODE_OPTIONS ?? '', MOVED_CLOCK_MS, CLOCK_CHECK: '0' }
  : {};
