import type { RawBuilder } from 'kysely';
import type { RecordingView } from '#contract/people/recording.ts';
import { secondsFor } from '#domain/people/recording/recording.rules.ts';
import { isAmong } from '#server/db/is-among.ts';
import { sql } from '#server/db/sql.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { lockProjectOfInvitation } from '#server/features/auditions/invitation/queries/load-invitation.ts';

/** A recording with its audition, without its files, which are read when the recording is shown. */
export interface LoadedRecording extends Omit<RecordingView, 'actions' | 'poster_url' | 'what_is_missing'> {
  readonly talent_id: string;
  readonly invitation_id: string | null;
  readonly replaces_id: string | null;
  readonly plays_everywhere: boolean;
  /** The candidate, the company and the audition's title of a self-tape; null for other recordings. */
  readonly candidate_id: string | null;
  readonly company_id: string | null;
  readonly title: string | null;
  /** Maximum duration in seconds. */
  readonly max_seconds: number;
}

/** Recordings by a condition on `r` and `v` (the invitation that a tape answers), ordered by purpose and position. */
export async function loadRecordings(
  db: Db,
  where: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
): Promise<LoadedRecording[]> {
  const { rows } = await sql<Omit<LoadedRecording, 'max_seconds'> & { max_minutes: number | null }>`
    select r.id, r.talent_id, r.purpose, r.caption, r.invitation_id, r.position, r.replaces_id, r.status, r.is_shown, r.bytes, r.kind,
      r.duration_ms, r.width, r.height, r.plays_everywhere, r.refused_for, r.progress, r.begun_date, r.received_date,
      r.delete_date, v.candidate_id, v.company_id, d.title, d.max_minutes
    from recordings r left join invitations v on v.id = r.invitation_id left join auditions d on d.id = v.audition_id
    where ${where} order by r.purpose, r.position, r.id ${lock}`.execute(db);
  return rows.map(({ max_minutes, ...row }) => ({ ...row, max_seconds: secondsFor(row.purpose, max_minutes) }));
}

const COLUMN_OF = { recording: 'r.id', candidate: 'v.candidate_id', project: 'v.project_id' } as const;
export type RecordingsOf = keyof typeof COLUMN_OF;

/** Recordings that are not deleted, by ids of recordings, candidates or projects. They are locked until the commit. */
export const loadHeld = (db: Db, of: RecordingsOf, ids: readonly string[]): Promise<LoadedRecording[]> =>
  loadRecordings(
    db,
    sql`${isAmong(sql.ref(COLUMN_OF[of]), ids)} and r.status <> 'deleted'`,
    sql`for no key update of r`,
  );

/** The talent's own recording, locked until the commit; null if there is none or it was deleted. */
export async function loadOwn(db: Db, talent_id: string, id: string): Promise<LoadedRecording | null> {
  const [row] = await loadRecordings(
    db,
    sql`r.id = ${id} and r.talent_id = ${talent_id} and r.status <> 'deleted'`,
    sql`for no key update of r`,
  );
  return row ?? null;
}

/**
 * Locks the project to which a tape was sent: every command locks the project before the tape.
 * @returns the id of the invitation that the tape answers; null for a profile's recording
 */
export async function lockProjectOf(trx: Trx, id: string): Promise<string | null> {
  const { rows } = await sql<{ invitation_id: string | null }>`
    select invitation_id from recordings where id = ${id}`.execute(trx);
  const invitation_id = rows[0]?.invitation_id ?? null;
  if (invitation_id) await lockProjectOfInvitation(trx, invitation_id, 'share');
  return invitation_id;
}
