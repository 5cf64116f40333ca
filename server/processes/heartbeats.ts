/**
 * The statements on the table `processes`. The clock of the process dates the heartbeat, and the clock of the database
 * decides when a process is silent: by their own clocks, a process whose clock is behind would look silent, and one
 * whose clock is ahead would look alive long after its end.
 */
import { sql } from 'kysely';
import type { ProcessState } from '#domain/office/operations/process-standing.ts';
import type { RouteFigures } from '#domain/office/operations/route-figures.ts';
import type { Db } from '#server/db/transaction.ts';

/** A process without a heartbeat for this time is silent: two heartbeats are missing. */
const SILENT_AFTER_SECONDS = 60;

/** By name, each check of a process: the time since which it fails (ISO), or null. */
export type Checks = Readonly<Record<string, string | null>>;

/** The identity of a process, which stays the same. */
export interface Identity {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly migration: string;
  /** ISO. */
  readonly started_date: string;
}

/** The state of a process at a heartbeat. */
export interface Condition {
  readonly state: ProcessState;
  readonly memory_bytes: number;
  readonly loop_ms: number;
  readonly search_documents: number;
  readonly disk_bytes: number | null;
  readonly disk_free_bytes: number | null;
  readonly replica_seconds: number | null;
  readonly checks: Checks;
  readonly routes: readonly RouteFigures[];
}

/** A process with its latest heartbeat. */
export interface HeardProcess extends Identity, Condition {
  readonly seen_date: string;
  /** Time from which the process counts as silent, by the clock of the database. */
  readonly silent_from: string;
  readonly is_silent: boolean;
}

const SILENT_FROM = sql`now() + make_interval(secs => ${SILENT_AFTER_SECONDS})`;

/** Writes the heartbeat of a process. A row that was deleted meanwhile is written again. */
export async function writeHeartbeat(db: Db, own: Identity, condition: Condition, at: Date): Promise<void> {
  const { state, memory_bytes, loop_ms, search_documents, disk_bytes, disk_free_bytes, replica_seconds } = condition;
  const [checks, routes] = [JSON.stringify(condition.checks), JSON.stringify(condition.routes)];
  await sql`
    insert into processes (id, host, pid, version, migration, started_date, state, seen_date, silent_from, memory_bytes,
      loop_ms, search_documents, disk_bytes, disk_free_bytes, replica_seconds, checks, routes)
    values (${own.id}, ${own.host}, ${own.pid}, ${own.version}, ${own.migration}, ${own.started_date}, ${state}, ${at},
      ${SILENT_FROM}, ${memory_bytes}, ${loop_ms}, ${search_documents}, ${disk_bytes}, ${disk_free_bytes},
      ${replica_seconds}, ${checks}, ${routes})
    on conflict (id) do update set state = excluded.state, seen_date = excluded.seen_date,
      silent_from = excluded.silent_from, memory_bytes = excluded.memory_bytes, loop_ms = excluded.loop_ms,
      search_documents = excluded.search_documents, disk_bytes = excluded.disk_bytes,
      disk_free_bytes = excluded.disk_free_bytes, replica_seconds = excluded.replica_seconds,
      checks = excluded.checks, routes = excluded.routes`.execute(db);
}

/** Writes that a process ends in an orderly way. */
export async function writeStopping(db: Db, { id }: Pick<Identity, 'id'>, at: Date): Promise<void> {
  await sql`
    update processes set state = 'stopping', seen_date = ${at}, silent_from = ${SILENT_FROM} where id = ${id}`.execute(
    db,
  );
}

/** All processes in the table. A job deletes those that were not heard of for a day (`forgetProcesses`). */
export async function listProcesses(db: Db): Promise<HeardProcess[]> {
  const { rows } = await sql<HeardProcess>`
    select id, host, pid, version, migration, started_date, state, seen_date, silent_from,
      silent_from <= now() as is_silent, memory_bytes, loop_ms, search_documents, disk_bytes, disk_free_bytes,
      replica_seconds, checks, routes
    from processes`.execute(db);
  return rows;
}
