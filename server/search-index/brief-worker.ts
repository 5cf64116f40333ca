/** Reads briefs and searches beside the process, so that nobody waits for somebody else's text. Jobs come one at a time. */
import { parentPort } from 'node:worker_threads';
import { type BriefJob, readBriefJob } from './brief-job.ts';

parentPort?.on('message', (job: BriefJob) => {
  try {
    parentPort?.postMessage(readBriefJob(job));
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
