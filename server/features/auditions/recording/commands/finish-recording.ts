import type { Moment } from '#domain/kernel/time/day.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { recordingObject, shownTo } from '#server/features/auditions/recording/lifecycle.ts';
import type { RecordingFileKind } from '#server/features/auditions/recording/queries/show-recordings.ts';
import { keepPrivateFile, type WrittenBytes } from '#server/files/private-files.ts';
import { move } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';
import type { Copied } from '#server/media/copy.ts';
import type { Services } from '#server/services.ts';
import { type Claimed, holdsClaim } from './claim-recording.ts';
import { holdCaption } from './hold-caption.ts';

/** Stored bytes that will become a file of the recording. */
export interface MadeFile {
  readonly written: WrittenBytes;
  readonly kind: RecordingFileKind;
  readonly content_type: string;
}

const nameOf = ({ kind, content_type }: MadeFile) => `${kind}.${content_type.split('/')[1]}`;

/** True if the finished recording has to wait for review; a tape never does. */
async function isToWait(trx: Trx, claimed: Claimed, moment: Moment): Promise<boolean> {
  return claimed.purpose !== 'self_tape' && holdCaption(trx, claimed, 'by-setting', moment);
}

async function keep(trx: Trx, claimed: Claimed, copied: Copied, files: readonly MadeFile[], moment: Moment) {
  const waits = await isToWait(trx, claimed, moment);
  // The recording was deleted, or claimed by another process. The bytes get no row, and the tidying job removes them.
  if (!(await holdsClaim(trx, claimed))) return true;
  for (const file of files) {
    await keepPrivateFile(trx, { ...file, noun: 'recording', subject_id: claimed.id, name: nameOf(file) });
  }
  const { duration_ms, width, height } = copied;
  const plays_everywhere = copied.plays_everywhere || files.some(({ kind }) => kind === 'playable');
  const kind = copied.has_picture ? 'video' : 'audio';
  // The event makes no notice, so without this line the open screens of the talent and the company would not update.
  announce(trx, { topics: shownTo(claimed), noun: 'recording', ids: [claimed.id] });
  return move(trx, {
    noun: 'recording',
    command: 'finish',
    actor: SYSTEM,
    moment,
    words: {},
    object: recordingObject(claimed),
    values: { kind, duration_ms, width, height, plays_everywhere, is_shown: !waits },
  });
}

/**
 * Stores the files of a prepared recording, which can be played from the commit on. Does nothing if the claim is lost.
 */
export async function finishRecording(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  claimed: Claimed,
  copied: Copied,
  files: readonly MadeFile[],
): Promise<void> {
  const moment = momentOf(clock());
  await inTransaction(db, (trx) => keep(trx, claimed, copied, files, moment));
}
