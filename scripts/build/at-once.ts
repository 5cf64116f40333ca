import { posix } from 'node:path';

export interface WebSource {
  /** From the root of the project: 'web/features/search/talent-search.tsx'. */
  readonly path: string;
  readonly text: string;
}

// React draws what is `lazy` as soon as it stands in what is drawn, and so does `afterDrawing`; `onDemand` waits for somebody.
const AT_ONCE = /\b(?:lazy|afterDrawing)\(((?:(?!\bimport\()[\s\S])*?import\(\s*'[^']+'\s*\))/g;

function keyOf(from: string, asked: string): string {
  const path = asked.startsWith('#') ? asked.slice(1) : posix.join(posix.dirname(from), asked);
  return posix.relative('web', path);
}

/** What screens fetch by themselves right after they are drawn, under the names that the manifest of a build gives it. */
export function fetchedAtOnce(sources: readonly WebSource[]): Set<string> {
  return new Set(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(AT_ONCE)].map(([found]) => keyOf(path, /import\(\s*'([^']+)'/.exec(found)?.[1] ?? '')),
    ),
  );
}
