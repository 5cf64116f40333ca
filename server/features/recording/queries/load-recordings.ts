import { type RawBuilder, sql } from 'kysely';
import type { RecordingView } from '#contract/recording.ts';
import { RECORDING_BOUNDS } from '#domain/recording/recording.rules.ts';
import type { Db } from '../../../db/transaction.ts';

/** A recording with what is known of the audition it was sent to; its files are asked for when it is shown. */
export interface LoadedRecording extends Omit<RecordingView, 'actions' | 'poster_url' | 'what_is_missing'> {
  readonly talent_id: string;
  readonly invitation_id: string | null;
  readonly replaces_id: string | null;
  readonly plays_everywhere: boolean;
  /** Of a self-tape: who was asked, and for what. */
  readonly candidate_id: string | null;
  readonly title: string | null;
  /** How long it may be. */
  readonly max_seconds: number;
}

/** Recordings on `r` that a condition leaves, in their order: by purpose, then by take. */
export async function loadRecordings(
  db: Db,
  where: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
): Promise<LoadedRecording[]> {
  const { rows } = await sql<Omit<LoadedRecording, 'max_seconds'>>`
    select r.id, r.talent_id, r.purpose, r.invitation_id, r.position, r.replaces_id, r.status, r.bytes, r.kind,
      r.duration_ms, r.width, r.height, r.plays_everywhere, r.refused_for, r.progress, r.begun_date, r.received_date,
      r.delete_date, null::uuid as candidate_id, null::text as title
    from recordings r where ${where} order by r.purpose, r.position, r.id ${lock}`.execute(db);
  return rows.map((row) => ({ ...row, max_seconds: RECORDING_BOUNDS[row.purpose].seconds }));
}

/** Those with the ids, held until the commit. */
export const loadByIds = (db: Db, ids: readonly string[]): Promise<LoadedRecording[]> =>
  loadRecordings(db, sql`r.id = any(${[...ids]}::uuid[])`, sql`for no key update of r`);

/** The talent's own one, held until the commit; null when there is none. */
export async function loadOwn(db: Db, talent_id: string, id: string): Promise<LoadedRecording | null> {
  const [row] = await loadRecordings(
    db,
    sql`r.id = ${id} and r.talent_id = ${talent_id} and r.status <> 'deleted'`,
    sql`for no key update of r`,
  );
  return row ?? null;
}
