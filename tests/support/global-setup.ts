import { startDatabaseServer, TEMPLATE_VARIABLE } from './database-server.ts';

/** One database server for all test files; Vitest calls what is returned when they are done. */
export default async function startForAll(): Promise<() => Promise<void>> {
  // Whoever starts Vitest many times has one running already.
  if (process.env[TEMPLATE_VARIABLE]) return async () => {};
  const { stop } = await startDatabaseServer();
  return stop;
}
