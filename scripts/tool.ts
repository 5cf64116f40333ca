import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** The JavaScript file of a package's command, so that our own Node can run it on any system. */
export function findTool(packageName: string, command: string): string {
  const file = fileURLToPath(new URL(`../node_modules/${packageName}/package.json`, import.meta.url));
  const { bin } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const path = typeof bin === 'string' ? bin : bin[command];
  if (!path) throw new Error(`${packageName} has no command ${command}`);
  return join(dirname(file), path);
}
