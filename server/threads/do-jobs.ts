import { parentPort } from 'node:worker_threads';

/**
 * The loop of a queue's thread (`worker-queue.ts`): it reports that it is ready once everything is loaded, and then
 * answers each job, or reports the job's failure.
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
