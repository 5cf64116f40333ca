import { main } from '#server/main.ts';

/**
 * The process behind every start (`npm start`, `npm run dev`, tests, bench): the server, and with DEMO=1, which
 * production refuses, the demonstration, which is not loaded otherwise.
 * @param pages settles once the screens are built; without it the existing ones are served
 */
export const serve = (pages?: Promise<unknown>): Promise<void> =>
  main(async (env) => (env.demo ? (await import('#demo/demonstration.ts')).createDemonstration() : undefined), pages);

if (import.meta.main) await serve();
