import { patiently } from '#server/db/patiently.ts';
import type { Env } from '#server/env.ts';
import { askFileStore } from '#server/files/ask-file-store.ts';
import { askMailServer } from '#server/mail/ask-mail-server.ts';
import type { Part, Services } from '#server/services.ts';
import type { Starting } from './starting.ts';

/** Maximum time for an answer, and time before a service that has failed is asked again, in ms. */
const ANSWER_MS = 5_000;
const AGAIN_MS = 60_000;
/** Maximum wait of /ready for the first answer. */
const READY_PATIENCE_MS = 1_000;

/** Asks a service; resolves to a sentence for the operator if it does not work, or to null. */
type Ask = (signal: AbortSignal) => Promise<string | null>;

interface Asking {
  readonly ask: Ask;
  /** The sentence for a service that has not answered in time. */
  readonly silence: string;
  readonly log: Pick<Starting['log'], 'error'>;
  readonly limits?: { readonly answer_ms: number; readonly again_ms: number };
}

/**
 * Asks a service now, and while it does not work every minute. Each new problem is one line in the log. The process
 * runs all the same, because one outage must not keep it from starting.
 * @returns the part for /ready, and a function that asks no more
 */
export function askUntilRight({
  ask,
  silence,
  log,
  limits: { answer_ms, again_ms } = { answer_ms: ANSWER_MS, again_ms: AGAIN_MS },
}: Asking): Part & { stop(): void } {
  let said: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  const look = async () => {
    const limit = new AbortController();
    const signal = AbortSignal.any([stopping.signal, limit.signal]);
    const problem = await patiently(ask(signal), answer_ms).catch(() => silence);
    limit.abort();
    if (stopping.signal.aborted) return;
    if (problem && problem !== said) log.error(problem);
    said = problem;
    if (problem) timer = setTimeout(() => void look(), again_ms).unref();
  };
  const first = look();
  return {
    is_needed: false,
    async ask() {
      await patiently(first, READY_PATIENCE_MS);
      if (said) throw new Error(said);
    },
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}

/** The parts of /ready outside the process that a start asks: the store of files, and the mail server if there is one. */
export function askOutside(
  { clock, log }: Pick<Starting, 'clock' | 'log'>,
  { smtp_url, s3_bucket, s3_endpoint }: Pick<Env, 'smtp_url' | 's3_bucket' | 's3_endpoint'>,
  files: Services['files'],
): Readonly<Record<string, ReturnType<typeof askUntilRight>>> {
  const seconds = ANSWER_MS / 1000;
  const ofFiles = askUntilRight({
    ask: (signal) => askFileStore(files, clock, { bucket: s3_bucket, signal }),
    silence: s3_bucket
      ? `The bucket ${s3_bucket}${s3_endpoint ? ` at ${s3_endpoint}` : ''} does not answer within ${seconds} s: check S3_ENDPOINT and S3_REGION.`
      : `The folder DATA_DIR/files does not answer within ${seconds} s.`,
    log,
  });
  if (!smtp_url) return { files: ofFiles };
  const mail = askUntilRight({
    ask: () => askMailServer(smtp_url, ANSWER_MS),
    silence: `The mail server ${new URL(smtp_url).host} does not answer within ${seconds} s: check SMTP_URL.`,
    log,
  });
  return { files: ofFiles, mail };
}
