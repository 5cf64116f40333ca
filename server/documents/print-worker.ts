/** Draws documents in a thread of its own, so that requests do not wait for it. Jobs come one at a time. */
import { doJobs } from '#server/threads/do-jobs.ts';
import { print } from './print.ts';

doJobs(print);
