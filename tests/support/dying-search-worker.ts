/**
 * A search thread that exits during a count for 'dör'. If the words name a file ('dör FILE'), the thread creates the
 * file and exits the first time only; otherwise it exits each time.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { ToThread } from '#server/search-index/search-thread.ts';

parentPort?.on('message', (asked: ToThread) => {
  if (asked.call !== 'search' || asked.question.kind !== 'count') return;
  const [word, file] = asked.question.wanted.words.split(' ');
  if (word !== 'dör' || (file && existsSync(file))) return;
  if (file) writeFileSync(file, '');
  process.exit(1);
});
await import('#server/search-index/search-worker.ts');
