import { useEffect } from 'react';
import type { RecordingView } from '#contract/people/recording.ts';
import { isTooLong, RECORDING_BOUNDS, type RecordingPurpose } from '#domain/people/recording/recording.rules.ts';
import { refusedForWords } from '#texts/people/recording-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useWarmUp } from '#web/ui/overlay/on-demand.ts';
import { keeper } from './file-keeper.ts';
import { looker } from './film-looker.ts';
import { isTheSame, notTheSameWords } from './recording.view.ts';
import { dropSend } from './sends.ts';
import { useAttempt } from './use-attempt.ts';
import { useByteSender } from './use-byte-sender.ts';
import { useSmaller } from './use-smaller.ts';

export interface SentFor {
  readonly purpose: RecordingPurpose;
  readonly invitation_id: string | null;
  /** Instant before which the upload must begin; null without a deadline. */
  readonly due_date: string | null;
}

/** Uploads chosen or recorded files, and resumes interrupted uploads. */
export function useSender(
  { purpose, invitation_id, due_date }: SentFor,
  seconds: number,
  recordings: readonly RecordingView[],
) {
  const { send } = useCommand();
  // Loaded early, while there is a connection.
  useWarmUp(keeper);
  const { failure, attempt } = useAttempt();
  const { smaller, makeSmaller } = useSmaller(due_date);
  const isFilm = RECORDING_BOUNDS[purpose].kind === 'video';
  const sendBytes = useByteSender(isFilm);

  const isTooLongToSend = async (file: File): Promise<boolean> => {
    const lengthOf = async () => (await looker.fetch()).lengthOf(file);
    const ms = await lengthOf().catch(() => null);
    return ms !== null && isTooLong(ms, seconds);
  };
  const beginWith = async (file: File, small: File, replaces_id: string | null, isRecorded: boolean) => {
    const { hold, markOf } = await keeper.fetch();
    const id = crypto.randomUUID();
    const mark = await markOf(file);
    const made = isRecorded || small !== file ? small : null;
    const isHeld = await hold({ id, mark, file: made });
    // A smaller version that the browser cannot store would be lost with the tab, so then the chosen file is sent.
    const sent = isHeld || isRecorded ? small : file;
    const body = { id, purpose, invitation_id, replaces_id, bytes: sent.size };
    await send('POST /talent/recordings', { body });
    await sendBytes(id, sent);
  };

  const broken = recordings.filter(({ status }) => status === 'receiving').map(({ id }) => id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per interrupted upload, not per render
  useEffect(() => {
    const goOnWith = async (id: string) => {
      const held = await (await keeper.fetch()).findHeld(id);
      // After a reload, uploads with a stored film resume at once: the user could not choose that film again.
      if (held?.file) await sendBytes(id, held.file);
    };
    for (const id of broken) goOnWith(id).catch(() => undefined);
  }, [broken.join()]);

  return {
    smaller,
    failure,
    /**
     * Begins an upload.
     * @param replaces the recording that it replaces, or null
     */
    begin: (file: File, replaces: RecordingView | null) =>
      attempt(async () => {
        if (await isTooLongToSend(file)) return refusedForWords.too_long;
        await beginWith(file, isFilm ? await makeSmaller(file) : file, replaces?.id ?? null, false);
      }),
    /** Begins the upload of a film or sound recorded here, unchanged: it is small enough. */
    beginRecorded: (file: File) => attempt(async () => void (await beginWith(file, file, null, true))),
    /** Resumes an interrupted upload, only with the same file: parts of different files make no film. */
    goOn: (recording: RecordingView, file: File) =>
      attempt(async () => {
        const { findHeld, markOf } = await keeper.fetch();
        const held = await findHeld(recording.id);
        if (!isTheSame(recording, file, held && held.mark === (await markOf(file)))) return notTheSameWords(recording);
        await sendBytes(recording.id, held?.file ?? file);
      }),
    remove: async (id: string) => {
      dropSend(id);
      await send('POST /talent/recordings/:id/remove', { params: { id } });
      await (await keeper.fetch()).letGo(id);
    },
  };
}
