/** Draws documents in a separate thread, so that requests do not wait. Jobs run one at a time. */
import { doJobs } from '#server/threads/do-jobs.ts';
import { print } from './print.ts';

doJobs(print);
