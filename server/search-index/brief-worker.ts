/**
 * The worker that reads briefs and searches in a separate thread, so that no request waits for another's text. It runs
 * one job at a time.
 */
import { doJobs } from '#server/threads/do-jobs.ts';
import { readBriefJob } from './brief-job.ts';

doJobs(readBriefJob);
