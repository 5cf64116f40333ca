/** Prepares recordings that have arrived, in the background. */
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { RefusedFor } from '#domain/people/recording/recording.rules.ts';
import { RECORDING_BOUNDS, whyNotKeep } from '#domain/people/recording/recording.rules.ts';
import { SYSTEM } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordingObject } from '#server/features/auditions/recording/lifecycle.ts';
import { lockProjectOf } from '#server/features/auditions/recording/queries/load-recordings.ts';
import { writePrivateFile } from '#server/files/private-files.ts';
import { processImage } from '#server/files/process-image.ts';
import { removeUpload, sizeAt, uploadPlace, workFolderOf } from '#server/files/uploads-folder.ts';
import type { Lease } from '#server/jobs/leases.ts';
import { LostLease, type Work } from '#server/jobs/work.ts';
import { move } from '#server/lifecycle/run.ts';
import type { Copied } from '#server/media/copy.ts';
import { CopyDied, runCopy } from '#server/media/run-copy.ts';
import { takePoster, transcode } from '#server/media/run-ffmpeg.ts';
import type { Services } from '#server/services.ts';
import {
  ATTEMPTS_AT_MOST,
  beginPreparing,
  type Claimed,
  holdsClaim,
  RECORDINGS,
  tellProgress,
} from './claim-recording.ts';
import { finishRecording, type MadeFile } from './finish-recording.ts';
import { POSTER_SIDE_MIN } from './keep-poster.ts';
import { takeBackIfNone } from './remove-recording.ts';

export type Preparing = Pick<Services, 'env' | 'db' | 'files' | 'clock' | 'log'>;

/** Wait in seconds after a failure, which may be the server's: a full disk, an unreachable store. */
const WAIT_SECONDS = 60;

/** Writes the percentage that is done, at most once a second; aborts the work if the claim is lost. */
function progressOf({ db, log }: Preparing, claimed: Claimed, ending: AbortController) {
  let last = 0;
  let isTelling = false;
  return (percent: number) => {
    if (isTelling || performance.now() - last < 1_000) return;
    isTelling = true;
    last = performance.now();
    tellProgress(db, claimed, Math.round(percent))
      .then((isOurs) => isOurs || ending.abort(new LostLease('Deleted, or claimed by another process')))
      .catch((err: unknown) => log.warn({ err }, 'progress could not be told'))
      .finally(() => {
        isTelling = false;
      });
  };
}

/** True if the copy needs no conversion: every browser plays it and its longer side is at most 1280 pixels. */
const isFine = ({ plays_everywhere, width, height }: Copied) =>
  plays_everywhere && Math.max(width ?? 0, height ?? 0) <= 1280;

async function keepBytes(
  parts: Preparing,
  place: string,
  kind: MadeFile['kind'],
  content_type: string,
): Promise<MadeFile> {
  const max_bytes = RECORDING_BOUNDS.self_tape.bytes + 1024 * 1024;
  const written = await writePrivateFile(parts, createReadStream(place), { max_bytes });
  if (isRefusal(written)) throw new Error('What was made is larger than what was sent');
  return { written, kind, content_type };
}

/**
 * The files that ffmpeg (FFMPEG_PATH) makes: a playable copy if the copied file needs conversion (not `isFine`), and a
 * poster if the recording is a film. No files without the program; a step that fails makes no file.
 */
async function makeMore(
  parts: Preparing,
  copied: Copied,
  folder: string,
  signal: AbortSignal,
  tell: (p: number) => void,
) {
  const program = parts.env.ffmpeg_path;
  if (!program) return [];
  const files: MadeFile[] = [];
  const job = { program, place: copied.place, folder, duration_ms: copied.duration_ms, is_film: copied.has_picture };
  const playable = isFine(copied) ? null : await transcode(job, signal, tell);
  if (playable) {
    files.push(await keepBytes(parts, playable, 'playable', copied.has_picture ? 'video/mp4' : 'audio/mp4'));
  }
  const taken = copied.has_picture ? await takePoster(job, signal) : null;
  const poster = taken && (await processImage(taken, POSTER_SIDE_MIN));
  if (poster && !isRefusal(poster)) {
    const written = await writePrivateFile(parts, poster.card, { max_bytes: poster.card.length });
    if (!isRefusal(written)) files.push({ written, kind: 'poster', content_type: 'image/webp' });
  }
  return files;
}

async function refuseIt({ db, clock }: Preparing, claimed: Claimed, refused_for: RefusedFor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const invitation_id = await lockProjectOf(trx, claimed.id);
    if (!(await holdsClaim(trx, claimed))) return true;
    const object = recordingObject(claimed);
    const moment = momentOf(clock());
    const change = { noun: 'recording', command: 'refuse', actor: SYSTEM, moment } as const;
    const refused = await move(trx, { ...change, object, words: { refused_for } });
    return isRefusal(refused) || !invitation_id ? refused : takeBackIfNone(trx, invitation_id, moment);
  });
}

async function prepare(
  parts: Preparing,
  claimed: Claimed,
  signal: AbortSignal,
  tell: (percent: number) => void,
): Promise<void> {
  const { env } = parts;
  const [place, folder] = [uploadPlace(env, claimed.id), workFolderOf(env, claimed.id)];
  if (claimed.attempts > ATTEMPTS_AT_MOST || (await sizeAt(place)) !== claimed.bytes) {
    return refuseIt(parts, claimed, 'unreadable');
  }
  // Deletes files that a killed process left in the folder.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const share = env.ffmpeg_path ? 20 : 90;
  const result = await runCopy({ place, folder }, signal, (part) => tell(part * share));
  if ('refused_for' in result) return refuseIt(parts, claimed, result.refused_for);
  const { copied } = result;
  const reason = whyNotKeep(claimed.purpose, copied, claimed.max_seconds);
  if (reason) return refuseIt(parts, claimed, reason);
  const made = await makeMore(parts, copied, folder, signal, (part) => tell(share + part * (95 - share)));
  const original = await keepBytes(parts, copied.place, 'original', copied.content_type);
  await finishRecording(parts, claimed, copied, [original, ...made]);
}

async function prepareOne(parts: Preparing, own: Lease, stopping: AbortSignal): Promise<void> {
  const claimed = await beginPreparing(parts.db, own, parts.clock);
  if (!claimed) throw new LostLease('Deleted meanwhile');
  const ending = new AbortController();
  const signal = AbortSignal.any([stopping, ending.signal]);
  try {
    await prepare(parts, claimed, signal, progressOf(parts, claimed, ending));
    await removeUpload(parts.env, claimed.id);
  } catch (err) {
    throw signal.aborted ? signal.reason : err;
  }
}

/**
 * The work of preparing recordings. A failed attempt counts only if the file crashed its copying process or took too
 * long (`CopyDied`), not if the server failed.
 */
export const preparingOf = (parts: Preparing): Work => ({
  backlog: () => RECORDINGS,
  run: (own, signal) => prepareOne(parts, own, signal),
  onFailure: (err, { id }) => parts.log.error({ err, recording_id: id }, 'a recording could not be prepared'),
  retry: (_own, failure) => ({ wait_seconds: WAIT_SECONDS, counts: failure instanceof CopyDied }),
});
