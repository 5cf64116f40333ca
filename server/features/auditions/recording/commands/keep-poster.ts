import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { POSTER_BYTES } from '#domain/people/recording/recording.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { shownTo } from '#server/features/auditions/recording/lifecycle.ts';
import { type LoadedRecording, loadOwn } from '#server/features/auditions/recording/queries/load-recordings.ts';
import { lookAgain } from '#server/features/people/profile/commands.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { processImage } from '#server/files/process-image.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';

/**
 * Minimum pixels of each side of a poster. Many films are no larger, and the poster is visible only until the film
 * plays.
 */
export const POSTER_SIDE_MIN = 90;

/**
 * True if a poster for a finished film of the profile, and with it the film, has to wait for review: the poster may
 * show something other than the film. A film that is still being prepared is reviewed when it is finished
 * (`finish-recording.ts`).
 */
async function isToWait(trx: Trx, { purpose, status, talent_id }: LoadedRecording, moment: Moment): Promise<boolean> {
  return purpose !== 'self_tape' && status === 'ready' && (await lookAgain(trx, talent_id, moment));
}

/**
 * Stores a film's poster, encoded anew from the browser's picture. Refused if the film has a poster already, or was
 * refused itself.
 */
export async function keepPoster(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  { talent_id }: TalentActor,
  id: string,
  incoming: IncomingFile | null,
) {
  if (!(await loadOwn(services.db, talent_id, id))) return refuse('not_found');
  const made = incoming ? await processImage(incoming.place, POSTER_SIDE_MIN) : refuse('file_not_image');
  if (isRefusal(made)) return made;
  const written = await writePrivateFile(services, made.card, { max_bytes: POSTER_BYTES });
  if (isRefusal(written)) return refuse('file_not_image');
  const moment = momentOf(services.clock());
  return inTransaction(services.db, async (trx) => {
    // Locks the profile before the recording, in the same order as an administrator's decision.
    await sql`select from talents where id = ${talent_id} for no key update`.execute(trx);
    const row = await loadOwn(trx, talent_id, id);
    if (!row) return refuse('not_found');
    const { rows } = await sql`
      select from private_files where noun = 'recording' and subject_id = ${id} and kind = 'poster'
        and deleted_date is null`.execute(trx);
    if (rows.length > 0 || row.status === 'refused') return refuse('not_allowed_now');
    const file = { kind: 'poster', name: 'bild.webp', content_type: 'image/webp' };
    await keepPrivateFile(trx, { written, noun: 'recording', subject_id: id, ...file });
    if (await isToWait(trx, row, moment)) {
      await sql`update recordings set is_shown = false where id = ${id}`.execute(trx);
    }
    announce(trx, { topics: shownTo(row), noun: 'recording', ids: [id] });
    return true as const;
  });
}
