import { posix } from 'node:path';

export interface WebSource {
  /** Path from the root of the project: 'web/features/finding/search/talent-search.tsx'. */
  readonly path: string;
  readonly text: string;
}

/** The parts that screens fetch right after they are drawn, by their names in the build's manifest. */
export interface AtOnce {
  /** Parts fetched with `afterDrawing`. */
  readonly always: ReadonlySet<string>;
  /**
   * Parts fetched with React's `lazy`, by source file: a file draws only one of its parts at a time, so the heaviest
   * counts.
   */
  readonly one_of: readonly (readonly string[])[];
}

const CALLS = /\b(lazy|afterDrawing)\(((?:(?!\bimport\()[\s\S])*?)import\(\s*'([^']+)'/g;

function keyOf(from: string, asked: string): string {
  const path = asked.startsWith('#') ? asked.slice(1) : posix.join(posix.dirname(from), asked);
  return posix.relative('web', path);
}

/**
 * Finds the parts that screens fetch right after they are drawn. Parts of `onDemand` and `lateCheck` do not count: they
 * wait for an act of the user.
 */
export function fetchedAtOnce(sources: readonly WebSource[]): AtOnce {
  const always = new Set<string>();
  const one_of: string[][] = [];
  for (const { path, text } of sources) {
    const lazy: string[] = [];
    for (const { 1: how, 3: asked = '' } of text.matchAll(CALLS)) {
      if (how === 'lazy') lazy.push(keyOf(path, asked));
      else always.add(keyOf(path, asked));
    }
    if (lazy.length > 0) one_of.push(lazy);
  }
  return { always, one_of };
}
