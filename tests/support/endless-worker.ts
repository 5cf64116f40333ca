/** A thread that never answers, as if its document took for ever. */
import { doJobs } from '#server/threads/do-jobs.ts';

doJobs(() => {
  for (;;);
});
