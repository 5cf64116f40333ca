const { NODE_OPTIONS, MOVED_CLOCK_MS } = process.env;

/**
 * What a process that is given an environment of its own needs to have the clock of the test run: nothing but in
 * `npm run test:dates`, which moves it and has the server do without comparing it. Read when the run begins, before a test
 * changes its environment.
 */
export const CLOCK_OF_RUN: Readonly<Record<string, string>> = MOVED_CLOCK_MS
  ? { NODE_OPTIONS: NODE_OPTIONS ?? '', MOVED_CLOCK_MS, CLOCK_CHECK: '0' }
  : {};
