import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { OFFLINE_SCREENS } from '#web/app/offline/offline-screens.ts';
import type { BuiltFiles } from '#web/worker/built-files.ts';
import { SHELL_PAGE } from '#web/worker/messages.ts';
import { type Manifest, partsOf } from './manifest.ts';
import type { BuiltScreen } from './screens.ts';

/** The name of the built worker, which the server serves from the root, so that it governs all pages. */
export const WORKER = 'worker.js';

const revisionOf = (text: string) => hash('sha256', text, 'hex').slice(0, 12);

/**
 * The files that the worker keeps: the app without screens for everybody, and for each role its frame and its screens
 * that work without a network, with all parts that open later.
 * @param page the app's page as built
 */
export function workerFilesOf(manifest: Manifest, screens: readonly BuiltScreen[], page: string): BuiltFiles {
  const app = partsOf(manifest, ['index.html'], { later: false }).union(
    partsOf(manifest, ['app/offline/start-offline.ts'], { later: true }),
  );
  const screenFiles = (role: keyof typeof OFFLINE_SCREENS) => {
    const keys = screens
      .filter(({ entry }) => OFFLINE_SCREENS[role].includes(entry.name))
      .flatMap(({ key }) => [`app/layouts/${role}-layout.tsx`, key]);
    return [...partsOf(manifest, keys, { later: true }).difference(app)].map((file) => `/${file}`);
  };
  const roles = { talent: screenFiles('talent'), company: screenFiles('company'), admin: screenFiles('admin') };
  const shell = [
    { url: SHELL_PAGE, revision: revisionOf(page) },
    ...[...app].map((file) => ({ url: `/${file}`, revision: null })),
  ];
  return { version: revisionOf(JSON.stringify([shell, roles])), shell, screens: roles };
}

const withFiles = (files: BuiltFiles): Plugin => ({
  name: 'built-files',
  load: {
    filter: { id: /\/web\/worker\/built-files\.ts$/ },
    handler: () => `export const BUILT_FILES = ${JSON.stringify(files)};`,
  },
});

/** Bundles the worker as one script: browsers run workers with imports only since recently. */
export async function buildWorker(root: string, files: BuiltFiles): Promise<void> {
  const vite = await import('vite');
  await vite.build({
    root: join(root, 'web'),
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [withFiles(files)],
    build: {
      outDir: join(root, 'dist'),
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'web/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: WORKER },
      },
    },
  });
  const text = readFileSync(join(root, 'dist', WORKER), 'utf8');
  if (!text.includes(files.version)) throw new Error('The built worker does not name the files of the build.');
}
