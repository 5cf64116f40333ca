/** A thread that never answers, as if drawing its document took for ever. */
import { doJobs } from '#server/threads/do-jobs.ts';

doJobs(() => {
  for (;;);
});
