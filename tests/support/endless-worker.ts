/** A thread that never answers, as if a document took for ever to read. */
import { doJobs } from '#server/threads/do-jobs.ts';

doJobs(() => {
  for (;;);
});
