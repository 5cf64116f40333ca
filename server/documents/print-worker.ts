/** Draws documents beside the process, so that nobody else waits for it. Jobs come one at a time. */
import { parentPort } from 'node:worker_threads';
import { type PrintJob, print } from './print.ts';

parentPort?.on('message', async (job: PrintJob) => {
  try {
    parentPort?.postMessage(await print(job));
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
