/** Reads briefs and searches in its own thread, so that no request waits for another's text. Jobs run one at a time. */
import { doJobs } from '#server/threads/do-jobs.ts';
import { readBriefJob } from './brief-job.ts';

doJobs(readBriefJob);
