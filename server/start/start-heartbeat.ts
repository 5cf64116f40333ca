import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { newestMigration } from '#server/db/migrate.ts';
import { createHeartbeat } from '#server/processes/heartbeat.ts';
import type { Services } from '#server/services.ts';
import { VERSION } from '#server/version.ts';
import { type Starting, stoppedBy } from './starting.ts';

/** Starts the heartbeat of this process, over a pool that requests do not use. */
export function startHeartbeat(
  { env, clock, log, stopping, stack }: Starting,
  {
    db,
    talents,
    parts,
    recent_requests: recent,
  }: { readonly db: Kysely<Database> } & Pick<Services, 'talents' | 'parts' | 'recent_requests'>,
): void {
  const own = {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    version: VERSION,
    migration: newestMigration(),
    started_date: clock().toISOString(),
  };
  const { data_dir, search_database_url: replica_url } = env;
  const countDocuments = () => talents.tally.documents;
  stoppedBy(
    stack,
    createHeartbeat({ db, clock, log, own, stopping, data_dir, replica_url, recent, countDocuments, parts }),
  ).start();
}
