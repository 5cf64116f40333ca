/** The product with routes that bring this process into trouble. */
import type { Worker } from 'node:worker_threads';
import { main } from '#server/main.ts';

const threads = new Set<Worker>();
process.on('worker', (thread) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});
/** The thread of the search is the only one with this limit (server/search-index/search-thread.ts). */
const isOfSearch = ({ resourceLimits }: Worker) => resourceLimits?.maxYoungGenerationSizeMb === 8;

await main(async () => ({
  async fill() {},
  mount(app) {
    /** Takes memory until V8 ends the process. */
    app.get('/eat-memory', async () => {
      const eaten: object[] = [];
      for (;;) {
        eaten.push(Array.from({ length: 100_000 }, (_, at) => ({ at })));
        // Other requests go on until the last moment.
        await new Promise((next) => setImmediate(next));
      }
    });
    app.get('/end-search', async () => {
      const ended = [...threads].filter(isOfSearch);
      await Promise.all(ended.map((thread) => thread.terminate()));
      return { ended: ended.length };
    });
  },
  opened() {},
  whole() {},
}));
