import { parentPort } from 'node:worker_threads';

/**
 * What a thread of a queue (`worker-queue.ts`) does from its start to its end: it says that it is there, once everything is
 * loaded, and answers each job, or says what the job failed of.
 */
export function doJobs<Job>(work: (job: Job) => object | Promise<object>): void {
  parentPort?.on('message', async (job: Job) => {
    try {
      parentPort?.postMessage(await work(job));
    } catch (error) {
      parentPort?.postMessage({ error });
    }
  });
  parentPort?.postMessage('there');
}
