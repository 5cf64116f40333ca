import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from '#server/main.ts';
import { BuildError } from './build/build-error.ts';

/**
 * Starts the server, for `npm start`, `npm run dev`, the tests and bench. Only with DEMO=1, which production refuses,
 * the demonstration is loaded and started too.
 * @param pages settles once the screens are built; without it the screens in dist/ are served
 */
export const serve = (pages?: Promise<unknown>): Promise<void> =>
  main(async (env) => (env.demo ? (await import('#demo/demonstration.ts')).createDemonstration() : undefined), pages);

/** Refuses to serve in production without screens; development serves them from elsewhere, or has none. */
async function checkBuilt(): Promise<void> {
  const page = fileURLToPath(new URL('../dist/index.html', import.meta.url));
  if (process.env.NODE_ENV === 'production' && !existsSync(page)) {
    throw new BuildError('The screens are not built. Run npm run build first.');
  }
}

if (import.meta.main) await serve(checkBuilt());
