import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { OurAccount } from '#domain/money/bank/our-accounts.ts';
import type { PaymentReport } from '#domain/money/bank/payment-report.ts';
import { createWorkerQueue, TookTooLong } from '#server/threads/worker-queue.ts';
import type { NextAnswer, ReadAnswer, SortAnswer, ThreadJob, ToldStatement } from './thread-jobs.ts';
import type { UnreadCode } from './unreadable.ts';

/** A file in its thread. */
export interface OpenBankFile {
  readonly read: ToldStatement | PaymentReport | Refusal<UnreadCode>;
  /**
   * Compares the file with stored payments of its days.
   * @param kept JSON arrays of stored payments
   */
  sort(bank_file_id: string, kept: readonly string[]): Promise<SortAnswer>;
  /** The new payments in small parts, as JSON arrays. */
  parts(): AsyncIterable<string>;
}

/** A file on the disk, and our accounts. */
interface Given {
  readonly place: string;
  readonly bytes: number;
  readonly ours: readonly OurAccount[];
}

/** Reads bank files in a separate thread, one at a time. */
export interface BankFileReader {
  /**
   * Opens a file for `work`; other files wait meanwhile.
   * @throws TookTooLong if the file, with its wait, exceeds its time
   */
  open<Result>(file: Given, work: (file: OpenBankFile) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/**
 * Maximum time for a file, with its wait for other files: several times that of 50,000 entries on a busy machine. Less
 * than the silence after which the server cuts a connection (`silent_ms` in wire-server.ts), so that the sender is told.
 */
const FILE_MS = 90_000;
/** Several times the need of a file of 60 MB. */
const MEMORY_MB = 1_536;
/** A thread that has read a larger file is ended, because the parser never gives its memory back. */
const KEPT_UNTIL_BYTES = 2 * 1024 * 1024;

type Answer = ReadAnswer | SortAnswer | NextAnswer;

function startThread(max_ms: number) {
  const line = createWorkerQueue<ThreadJob, Answer>(new URL('./read-worker.ts', import.meta.url), {
    max_ms,
    waiting_max: 1,
    limits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const ask = async <Told extends Answer>(job: ThreadJob, ends: number): Promise<Told> => {
    const left = Math.ceil(ends - performance.now());
    if (left <= 0) throw new TookTooLong('A bank file has used up its time');
    const answer = await line.work(job, left);
    if (!answer) throw new Error('Two steps of one bank file at once');
    // The thread answers each job with its own kind of answer, which the queue's type does not say.
    return answer as Told;
  };
  async function* parts(ends: number) {
    for (;;) {
      const { rows } = await ask<NextAnswer>({ do: 'next' }, ends);
      if (rows === null) return;
      yield rows;
    }
  }
  return { ask, parts, stop: line.stop };
}

/** The bank file reader of a process. Its thread starts with the first file. */
export function createBankFileReader(file_ms = FILE_MS): BankFileReader {
  let thread: ReturnType<typeof startThread> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function opened<Result>(
    { bytes, ...file }: Given,
    work: (file: OpenBankFile) => Promise<Result>,
    ends: number,
  ) {
    thread ??= startThread(file_ms);
    const { ask, parts, stop } = thread;
    try {
      const { read } = await ask<ReadAnswer>({ do: 'read', ...file }, ends);
      const told = typeof read === 'string' ? refuse(read) : read;
      return await work({
        read: told,
        parts: () => parts(ends),
        sort: (bank_file_id, kept) => ask({ do: 'sort', bank_file_id, kept }, ends),
      });
    } finally {
      if (bytes > KEPT_UNTIL_BYTES) {
        thread = undefined;
        await stop();
      }
    }
  }

  return {
    open(file, work) {
      const ends = performance.now() + file_ms;
      const turn = last.then(() => opened(file, work, ends));
      last = turn.catch(() => {});
      return turn;
    },
    async stop() {
      await last;
      await thread?.stop();
    },
  };
}
