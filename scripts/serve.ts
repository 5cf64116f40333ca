import { main } from '#server/main.ts';

/**
 * Starts the server, in every way of starting it (`npm start`, `npm run dev`, tests, bench). Only with DEMO=1, which
 * production refuses, the demonstration is loaded and started too.
 * @param pages settles once the screens are built; without it the screens in dist/ are served
 */
export const serve = (pages?: Promise<unknown>): Promise<void> =>
  main(async (env) => (env.demo ? (await import('#demo/demonstration.ts')).createDemonstration() : undefined), pages);

if (import.meta.main) await serve();
