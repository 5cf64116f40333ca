/** A thread that never answers, as with a text whose reading does not end. */
import { doJobs } from '#server/threads/do-jobs.ts';

doJobs(() => {
  for (;;);
});
