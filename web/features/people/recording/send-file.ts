/** Sends the bytes of a recording over however broken a line. Fetched when there is something to send. */
import { type DetailedError, Upload } from 'tus-js-client';
import { api } from '#web/api/client.ts';

export interface Sending {
  /** Stops for now; what has come stays. */
  pause(): void;
  resume(): void;
  /** Stops for good in this tab. */
  end(): void;
}

export interface SendingTo {
  readonly id: string;
  readonly file: Blob;
  /** No other tab sends it, and this one begins. */
  readonly onTurn: () => void;
  /** How much the server has, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** The line is broken, and it tries again by itself. */
  readonly onWaiting: () => void;
  readonly onDone: () => void;
  readonly onError: (status: number | undefined) => void;
}

// Proxies bear as much at once, and one that is cut off on a slow phone has not sent much in vain.
const PART_BYTES = 4 * 1024 * 1024;
/** For an hour, more and more seldom; a talent that comes back goes on by a press. */
const WAITS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, ...Array<number>(60).fill(60_000)];

const statusOf = (error: Error | DetailedError) =>
  'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;

/** Errors that trying again does not help against. */
const isFinal = (status: number | undefined) =>
  status !== undefined && status >= 400 && status < 500 && ![401, 408, 409, 423, 429].includes(status);

/** Does it while no other tab does; a second one waits, and goes on when the first is closed. */
function inOneTab(id: string, signal: AbortSignal, work: () => Promise<void>): void {
  // Browsers have no locks where the address is not a safe one.
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
    // It is known by its row (held-files.ts).
    storeFingerprintForResuming: false,
    // A session lasts shorter than a large film takes; every call of the app renews it when it is time.
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
