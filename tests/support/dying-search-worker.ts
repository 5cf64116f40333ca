/**
 * The thread of the search, which ends in the middle of a question when somebody looks for 'dör': the first time when the
 * words go on with a file that is not there yet, and is made, or every time.
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
