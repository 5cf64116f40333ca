import { startServices } from '#server/start-services.ts';
import { runScript, withDatabase } from './database-session.ts';

// `npm run db:seed`: with DEMO=1, adds the demonstration to a database without accounts.
await runScript(() =>
  withDatabase(async (_pool, env, url) => {
    if (!env.demo) throw new Error('Set DEMO=1 to add demo data. Production refuses this setting.');
    // Starts the server's services without its jobs, on a database that a server may already use.
    const settings = { ...env, database_url: url };
    const { services, stop } = await startServices({ env: settings, withSchedule: false });
    try {
      const { seedDemoWhenEmpty } = await import('#demo/seed.ts');
      const isFilled = await seedDemoWhenEmpty(services);
      if (!isFilled)
        console.log('This database has accounts, so nothing was added. Empty it first with npm run db:reset.');
    } finally {
      await stop();
    }
  }),
);
