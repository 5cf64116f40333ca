import { isTest, type SourceFile } from '../structure/source.ts';

const LAYERS = /^(?:server|contract|domain|texts)\//;
// scripts/serve.ts loads demo/ with DEMO=1 only, which production refuses.
const DEMO = 'demo/';

/**
 * The files of ours that a serving installation needs: the layers of the server without their tests, the scripts that
 * operators run, and all that these import.
 * @param sources the files of the layers and of scripts/, and of demo/ for the imports that lead there
 */
export function servingFiles(sources: readonly SourceFile[], scripts: readonly string[]): string[] {
  const known = new Map(sources.map((file) => [file.path, file]));
  const needed = new Set<string>();
  const waiting = [...scripts, ...[...known.keys()].filter((path) => LAYERS.test(path) && !isTest(path))];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (needed.has(path) || path.startsWith(DEMO)) continue;
    const file = known.get(path);
    if (!file) throw new Error(`${path} is imported by what serves, and is not there.`);
    needed.add(path);
    waiting.push(...file.imports.filter(({ isOurs, isTypeOnly }) => isOurs && !isTypeOnly).map(({ target }) => target));
  }
  return [...needed].sort();
}
