import { startDatabaseServer } from './database-server.ts';

/** One database server for all test files; Vitest calls what is returned when they are done. */
export default async function startForAll(): Promise<() => Promise<void>> {
  const { stop } = await startDatabaseServer();
  return stop;
}
