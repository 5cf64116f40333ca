/** A thread that never answers, like one whose document takes for ever. */
import { doJobs } from '#server/threads/do-jobs.ts';

doJobs(() => {
  for (;;);
});
