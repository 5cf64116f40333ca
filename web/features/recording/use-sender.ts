import { useState } from 'react';
import type { RecordingView } from '#contract/recording.ts';
import { RECORDING_BOUNDS, type RecordingPurpose } from '#domain/recording/recording.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useErrorText } from '#web/ui/error-text.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { addSend, changeSend, dropSend } from './sends.ts';

const looker = onDemand(() => import('./look-at-film.ts'));
const sender = onDemand(() => import('./send-file.ts'));

export interface SentFor {
  readonly purpose: RecordingPurpose;
  readonly invitation_id: string | null;
  /** Instant by which it has to be begun; null for no such time. */
  readonly due_date: string | null;
}

/** So near the deadline nothing is made smaller first: what counts is that it was begun. */
const HURRY_MS = 15 * 60_000;

/** Sends what somebody has chosen or recorded, and goes on with what was broken off. */
export function useSender({ purpose, invitation_id, due_date }: SentFor) {
  const { send } = useCommand();
  const errorText = useErrorText();
  /** How much of a film is made smaller, from 0 to 1; undefined when none is. */
  const [shrunk, setShrunk] = useState<number>();
  const [failure, setFailure] = useState<string>();

  const makeSmaller = async (file: File): Promise<File> => {
    const isHurried = due_date !== null && Date.parse(due_date) - Date.now() < HURRY_MS;
    if (RECORDING_BOUNDS[purpose].kind !== 'video' || isHurried) return file;
    setShrunk(0);
    try {
      return await (await looker.fetch()).shrink(file, setShrunk);
    } catch {
      // Sent as it is: the server takes more than browsers can read.
      return file;
    } finally {
      setShrunk(undefined);
    }
  };
  const sendPoster = async (id: string, file: File) => {
    if (RECORDING_BOUNDS[purpose].kind !== 'video') return;
    const poster = await (await looker.fetch()).takePoster(file);
    if (poster) await send('POST /talent/recordings/:id/poster', { params: { id }, file: poster });
  };
  const sendBytes = async (id: string, file: File) => {
    const { sendFile } = await sender.fetch();
    const sending = sendFile({
      ...{ id, file },
      onProgress: (part) => changeSend(id, { part, stage: 'sending' }),
      onWaiting: () => changeSend(id, { stage: 'waiting' }),
      onDone: () => dropSend(id),
      onError: () => changeSend(id, { stage: 'failed' }),
    });
    addSend(id, sending);
    // A film is seen without its picture too.
    sendPoster(id, file).catch(() => undefined);
  };
  const attempt = async (work: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  const beginAnew = async (file: File, replaces_id: string | null) => {
    const id = crypto.randomUUID();
    const body = { id, purpose, invitation_id, replaces_id, bytes: file.size };
    await send('POST /talent/recordings', { body });
    await sendBytes(id, file);
  };

  return {
    shrunk,
    failure,
    /** @param replaces the one in whose place it comes */
    begin: (file: File, replaces: RecordingView | null) =>
      attempt(async () => beginAnew(await makeSmaller(file), replaces?.id ?? null)),
    /** Goes on with one that was broken off, from the same file; another file is sent instead of it. */
    goOn: (recording: RecordingView, file: File) =>
      attempt(async () => {
        const known = file.size === recording.bytes ? file : await makeSmaller(file);
        if (known.size === recording.bytes) return sendBytes(recording.id, known);
        await send('POST /talent/recordings/:id/remove', { params: { id: recording.id } });
        await beginAnew(known, null);
      }),
    remove: async (id: string) => {
      dropSend(id);
      await send('POST /talent/recordings/:id/remove', { params: { id } });
    },
  };
}
