/** Uploads a recording, even if the connection keeps breaking. Loaded on demand. */
import { type DetailedError, Upload } from 'tus-js-client';
import { api } from '#web/api/client.ts';

export interface Sending {
  /** Pauses the upload; the server keeps the bytes it has. */
  pause(): void;
  resume(): void;
  /** Stops the upload for good in this tab. */
  end(): void;
}

export interface SendingTo {
  readonly id: string;
  readonly file: Blob;
  /** Called when this tab begins to send: no other tab sends the recording. */
  readonly onTurn: () => void;
  /** Gets the part that the server has, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** Called when the connection breaks and the upload waits to retry. */
  readonly onWaiting: () => void;
  readonly onDone: () => void;
  readonly onError: (status: number | undefined) => void;
}

// Size of one part: small enough for proxies, and for losing little when a slow connection breaks.
const PART_BYTES = 4 * 1024 * 1024;
/** Waits between retries, for about an hour in all. After that the talent presses a button to go on. */
const WAITS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, ...Array<number>(60).fill(60_000)];

const statusOf = (error: Error | DetailedError) =>
  'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;

/** True for errors that no retry can solve. */
const isFinal = (status: number | undefined) =>
  status !== undefined && status >= 400 && status < 500 && ![401, 408, 409, 423, 429].includes(status);

/** Runs the work in one tab at a time. A second tab waits until the first one has finished or is closed. */
function inOneTab(id: string, signal: AbortSignal, work: () => Promise<void>): void {
  // Pages over plain http have no browser locks.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) locks.request(`send ${id}`, { signal }, work).catch(() => undefined);
  else void Promise.resolve().then(work);
}

export function sendFile({ id, file, onTurn, onProgress, onWaiting, onDone, onError }: SendingTo): Sending {
  const ending = new AbortController();
  // Counts presses on pause, resume and end. tus does not stop a request that waits in `onBeforeRequest`.
  let presses = 0;
  const upload = new Upload(file, {
    uploadUrl: `/api/v1/uploads/${id}`,
    chunkSize: PART_BYTES,
    retryDelays: WAITS_MS,
    // The entry in held-files.ts already identifies the upload.
    storeFingerprintForResuming: false,
    // A large film takes longer to send than a session lasts; this call renews the session when due. It may be silent for
    // long on a bad line: a request from before a press is then never sent.
    onBeforeRequest: async () => {
      const before = presses;
      await api('GET /account/session').catch(() => undefined);
      if (presses !== before) await new Promise(() => {});
    },
    onProgress: (sent, all) => onProgress(all > 0 ? sent / all : 0),
    onShouldRetry: (error) => {
      const goesOn = !isFinal(statusOf(error));
      if (goesOn) onWaiting();
      return goesOn;
    },
    onSuccess: onDone,
    onError: (error) => onError(statusOf(error)),
  });
  inOneTab(
    id,
    ending.signal,
    () =>
      new Promise((over) => {
        ending.signal.addEventListener('abort', () => over());
        if (ending.signal.aborted) return over();
        onTurn();
        upload.start();
      }),
  );
  return {
    pause() {
      presses += 1;
      void upload.abort();
    },
    resume() {
      presses += 1;
      upload.start();
    },
    end() {
      presses += 1;
      ending.abort();
      void upload.abort();
    },
  };
}
