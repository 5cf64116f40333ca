/** A helper of the search that exits at a count for 'dör'. */
import { parentPort } from 'node:worker_threads';
import type { ToHelper } from '#server/search-index/answering-threads.ts';

parentPort?.on('message', ({ prepared: { question } }: ToHelper) => {
  if (question.kind === 'count' && question.wanted.words === 'dör') process.exit(1);
});
await import('#server/search-index/answering-worker.ts');
