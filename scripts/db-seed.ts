import { migrate } from '#server/db/migrate.ts';
import { createKysely } from '#server/db/pool.ts';
import { runScript, withDatabase } from './database-session.ts';

// `npm run db:seed`: the demo accounts and projects, in a database that may be empty.
await runScript(() =>
  withDatabase(async (pool, env) => {
    if (!env.demo) throw new Error('Demo data is only for DEMO=1, which production refuses.');
    await migrate(pool);
    const { seedDemo } = await import('#server/demo/seed.ts');
    await seedDemo(createKysely(pool));
    console.log('The demo data is in place.');
  }),
);
