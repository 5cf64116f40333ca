import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources } from '#scripts/deliver/copy-sources.ts';
import { SERVING_ENVIRONMENT, SERVING_OPTIONS } from '#scripts/deliver/serving-options.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

type Settings = Parameters<typeof startServer>[0];

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Copies our sources into a new folder as they are delivered. The packages and the built screens are those of the
 * checkout.
 * @returns starts a server there, with the options of a delivered process and without the compile cache of the tests
 */
export function deliverSources(to: string): (settings: Settings) => Promise<ServerProcess> {
  copySources(root, to);
  for (const name of ['package.json', 'node_modules', 'dist']) symlinkSync(join(root, name), join(to, name));
  return (settings) =>
    startServer(
      { ...SERVING_ENVIRONMENT, NODE_DISABLE_COMPILE_CACHE: '1', ...settings },
      { cwd: to, flags: SERVING_OPTIONS },
    );
}
