import type { MailHeader } from '#domain/talk/incoming/incoming-mail.rules.ts';
import { createWorkerQueue } from '#server/threads/worker-queue.ts';

/** A file in a mail. */
export interface MailFile {
  /** Empty if the mail names none. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What of a mail its recipient needs. */
export interface ReadMail {
  readonly headers: readonly MailHeader[];
  readonly subject: string;
  /** The addresses of the From line; several are possible, and none. */
  readonly from: readonly string[];
  /** All lines that may name the address at which the mail arrived. */
  readonly sent_to: string;
  /** Empty if the mail has no id. */
  readonly message_id: string;
  /** The text, of HTML if the mail has no other, at most READ_MAX characters. */
  readonly text: string;
  /** Files that the person has attached, without the pictures of a signature. */
  readonly files: readonly MailFile[];
  /** The fields of a delivery report (RFC 3464); null for any other mail. */
  readonly report: string | null;
}

export interface MailJob {
  /** Path of the mail on this machine's disk. */
  readonly place: string;
}

/** Reads incoming mails in a separate thread, one at a time, each within limits of time and memory. */
export interface MailReader {
  /** 'unreadable' for what is no mail, or takes too much time or memory; null if too many mails wait. */
  read(job: MailJob): Promise<ReadMail | 'unreadable' | null>;
  stop(): Promise<void>;
}

/** Maximum time for one mail: one of 25 MB takes half a second. */
const READ_MS = 10_000;
const WAITING_MAX = 20;
/** Several times the need of a mail of 25 MB. */
const MEMORY_MB = 512;

/** The mail reader of a process. Its thread starts with the first mail. */
export function createMailReader(): MailReader {
  const line = createWorkerQueue<MailJob, { readonly read: ReadMail }>(new URL('./read-worker.ts', import.meta.url), {
    max_ms: READ_MS,
    waiting_max: WAITING_MAX,
    limits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return {
    async read(job) {
      // A mail that ends the thread is the fault of its sender, so no error is logged.
      const done = await line.work(job).catch(() => 'unreadable' as const);
      return done === 'unreadable' ? done : (done?.read ?? null);
    },
    stop: line.stop,
  };
}
