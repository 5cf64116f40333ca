import type { RawBuilder } from 'kysely';
import type { RecordingView } from '#contract/people/recording.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { ADDRESS_SECONDS, type MissingPart } from '#domain/people/recording/recording.rules.ts';
import { recordingWorkflow } from '#domain/people/recording/recording.workflow.ts';
import { sql } from '#server/db/sql.ts';
import { type RecordingActor, visibleRecordings } from '#server/features/auditions/recording/policy.ts';
import type { PrivateFile } from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Services } from '#server/services.ts';
import { type LoadedRecording, loadRecordings } from './load-recordings.ts';

type Parts = Pick<Services, 'db' | 'env' | 'clock'>;

/**
 * Kinds of files of a recording: the sent film or sound ('original'), a copy that every browser plays ('playable'), and
 * a still picture ('poster').
 */
export type RecordingFileKind = 'original' | 'playable' | 'poster';
type FoundFile = Pick<PrivateFile, 'id' | 'path'> & { readonly subject_id: string; readonly kind: RecordingFileKind };

/** The newest file of each kind, per recording. */
async function findFiles(db: Parts['db'], ids: readonly string[]): Promise<FoundFile[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundFile>`
    select distinct on (subject_id, kind) id, path, subject_id, kind from private_files
    where noun = 'recording' and subject_id = any(${[...ids]}::uuid[]) and deleted_date is null
    order by subject_id, kind, created_date desc, id`.execute(db);
  return rows;
}

const addressOf = (parts: Parts, file: FoundFile, account_id: string) =>
  signedUrl(parts, file, { purpose: 'view', account_id, seconds: ADDRESS_SECONDS });

function present(
  parts: Parts,
  row: LoadedRecording,
  files: readonly FoundFile[],
  actor: RecordingActor,
  moment: Moment,
): RecordingView {
  const poster = files.find(({ subject_id, kind }) => subject_id === row.id && kind === 'poster');
  const lacks = (part: MissingPart, isMissing: boolean) => (row.status === 'ready' && isMissing ? [part] : []);
  return {
    ...row,
    poster_url: poster ? addressOf(parts, poster, actor.account_id) : null,
    what_is_missing: [
      ...lacks('playable', !row.plays_everywhere),
      ...lacks('poster', row.kind === 'video' && poster === undefined),
    ],
    actions: commandsNow(recordingWorkflow, row, actor, moment),
  };
}

const oneSeen = (actor: RecordingActor, id: string, { today }: Pick<Moment, 'today'>) =>
  sql`r.id = ${id} and r.status <> 'deleted' and ${visibleRecordings(actor, today)}`;

/** True if the actor may see a recording now. Checked for each part that is played. */
export async function seesRecording({ db, clock }: Parts, actor: RecordingActor, id: string): Promise<boolean> {
  return (await loadRecordings(db, oneSeen(actor, id, momentOf(clock())))).length > 0;
}

/** Recordings by a condition on `r` (recordings) that the actor may see, ordered by purpose and position. */
export async function showRecordings(
  parts: Parts,
  actor: RecordingActor,
  where: RawBuilder<unknown>,
  moment: Moment,
): Promise<RecordingView[]> {
  const rows = await loadRecordings(parts.db, sql`${where} and ${visibleRecordings(actor, moment.today)}`);
  const files = await findFiles(
    parts.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => present(parts, row, files, actor, moment));
}

/**
 * The signed URL of a recording's playable copy, or of the sent file if there is no copy; `file` is undefined while the
 * recording has no file. Null if the actor may not see the recording.
 */
export async function findAddress(parts: Parts, actor: RecordingActor, id: string, moment: Moment) {
  const [row] = await loadRecordings(parts.db, oneSeen(actor, id, moment));
  if (!row) return null;
  const files = await findFiles(parts.db, [id]);
  const file = files.find(({ kind }) => kind === 'playable') ?? files.find(({ kind }) => kind === 'original');
  const until_date = new Date(Date.parse(moment.now) + ADDRESS_SECONDS * 1000).toISOString();
  return { file: file && { url: addressOf(parts, file, actor.account_id), until_date } };
}
