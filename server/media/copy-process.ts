/**
 * Copies one file in a separate process, so that a parser of strangers' files has neither the server's memory nor its
 * secrets.
 */
import { type CopyJob, copy } from './copy.ts';

const TELL_EVERY_MS = 1_000;

// The server has died, so nobody reads the result.
process.once('disconnect', () => process.exit());

process.once('message', async (job: CopyJob) => {
  let told = 0;
  const tell = (part: number) => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    process.send?.({ part });
  };
  try {
    process.send?.({ result: await copy(job, tell) });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
  process.disconnect?.();
});
