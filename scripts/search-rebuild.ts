import { rebuildSearch } from '#server/features/finding/search/commands/rebuild-search.ts';
import { runScript, withDatabase } from './database-session.ts';

// `npm run search:rebuild`: the index of the search, made anew from the profiles. The server may be running.
await runScript(() =>
  withDatabase(async (pool) => {
    const count = await rebuildSearch(pool);
    console.log(`The search knows ${count} talents.`);
  }),
);
