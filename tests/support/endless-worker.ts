/** A thread that never answers, as with a text whose reading does not end. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', () => {
  for (;;);
});
