import { main } from '#server/main.ts';

/**
 * The process that everything starts (`npm start`, `npm run dev`, tests, bench): the server, and with DEMO=1, which
 * production refuses, the demonstration. Nothing of it is loaded otherwise.
 * @param pages settles once the screens are built; they are taken as they stand where it is not said
 */
export const serve = (pages?: Promise<unknown>): Promise<void> =>
  main(async (env) => (env.demo ? (await import('#demo/demonstration.ts')).createDemonstration() : undefined), pages);

if (import.meta.main) await serve();
