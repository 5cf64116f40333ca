/**
 * Reads briefs and searches in a thread of its own, so that requests do not wait for another's text. Jobs come one at a
 * time.
 */
import { doJobs } from '#server/threads/do-jobs.ts';
import { readBriefJob } from './brief-job.ts';

doJobs(readBriefJob);
