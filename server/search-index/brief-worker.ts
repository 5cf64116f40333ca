/** Reads briefs and searches beside the process, so that nobody waits for somebody else's text. Jobs come one at a time. */
import { doJobs } from '#server/threads/do-jobs.ts';
import { readBriefJob } from './brief-job.ts';

doJobs(readBriefJob);
