/** Draws documents beside the process, so that nobody else waits for it. Jobs come one at a time. */
import { doJobs } from '#server/threads/do-jobs.ts';
import { print } from './print.ts';

doJobs(print);
