import { startDatabaseServer, TEMPLATE_VARIABLE } from './database-server.ts';

/** Starts one database server for all test files; Vitest calls the returned function at the end. */
export default async function startForAll(): Promise<() => Promise<void>> {
  // A caller that starts Vitest many times has already started a server.
  if (process.env[TEMPLATE_VARIABLE]) return async () => {};
  const { stop } = await startDatabaseServer();
  return stop;
}
