/** Uploads a recording, also over a line that keeps breaking. Loaded on demand. */
import { type DetailedError, Upload } from 'tus-js-client';
import { api } from '#web/api/client.ts';

export interface Sending {
  /** Pauses; the server keeps the bytes it has. */
  pause(): void;
  resume(): void;
  /** Stops for good in this tab. */
  end(): void;
}

export interface SendingTo {
  readonly id: string;
  readonly file: Blob;
  /** Called when this tab begins to send, because no other tab does. */
  readonly onTurn: () => void;
  /** The part that the server has, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** Called when the line breaks and the upload waits to retry. */
  readonly onWaiting: () => void;
  readonly onDone: () => void;
  readonly onError: (status: number | undefined) => void;
}

// Small enough for proxies, and a part cut off on a slow phone costs little.
const PART_BYTES = 4 * 1024 * 1024;
/** Retries for an hour, less and less often; after that the talent presses a button to go on. */
const WAITS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, ...Array<number>(60).fill(60_000)];

const statusOf = (error: Error | DetailedError) =>
  'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;

/** Errors that a retry cannot mend. */
const isFinal = (status: number | undefined) =>
  status !== undefined && status >= 400 && status < 500 && ![401, 408, 409, 423, 429].includes(status);

/** Runs the work in one tab at a time; a second tab waits until the first is closed. */
function inOneTab(id: string, signal: AbortSignal, work: () => Promise<void>): void {
  // Browsers have no locks on pages over plain http.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) locks.request(`send ${id}`, { signal }, work).catch(() => undefined);
  else void Promise.resolve().then(work);
}

export function sendFile({ id, file, onTurn, onProgress, onWaiting, onDone, onError }: SendingTo): Sending {
  const ending = new AbortController();
  const upload = new Upload(file, {
    uploadUrl: `/api/v1/uploads/${id}`,
    chunkSize: PART_BYTES,
    retryDelays: WAITS_MS,
    // The entry in held-files.ts identifies the upload instead.
    storeFingerprintForResuming: false,
    // A large film takes longer than a session lasts; this call renews the session when due.
    onBeforeRequest: async () => {
      await api('GET /account/session').catch(() => undefined);
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
    pause: () => void upload.abort(),
    resume: () => upload.start(),
    end() {
      ending.abort();
      void upload.abort();
    },
  };
}
