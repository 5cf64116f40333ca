import { migrate } from '#server/db/migrate.ts';
import { runScript, withDatabase } from './database-session.ts';

// `npm run db:migrate`: applies the missing migrations. Each start of the server does the same first.
await runScript(() =>
  withDatabase(async (pool) => {
    const applied = await migrate(pool);
    console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
  }),
);
