const { NODE_OPTIONS, MOVED_CLOCK_MS } = process.env;

/**
 * The environment that gives a child process the clock of the test run. Empty except in `npm run test:dates`, which
 * moves the clock and turns off the server's comparison with the database's clock. Read at the start, before any test
 * changes its environment.
 */
export const CLOCK_OF_RUN: Readonly<Record<string, string>> = MOVED_CLOCK_MS
  ? { NODE_OPTIONS: NODE_OPTIONS ?? '', MOVED_CLOCK_MS, CLOCK_CHECK: '0' }
  : {};
