import type { Branch } from './branch.ts';

/** The elements at a path of names below an element: 'RltdPties/Dbtr/Nm'. */
export function elements(from: Branch, path: string): readonly Branch[] {
  let found: readonly Branch[] = [from];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
    if (found.length === 0) break;
  }
  return found;
}

/** The first text at the given paths that is not empty; empty if there is none. */
export function text(from: Branch, ...paths: readonly string[]): string {
  for (const path of paths) {
    const found = elements(from, path)[0]?.content;
    if (found) return found;
  }
  return '';
}

/** All texts at the given paths that are not empty, each once. */
export function texts(from: Branch, ...paths: readonly string[]): string[] {
  const found = paths.flatMap((path) => elements(from, path).map(({ content }) => content));
  return [...new Set(found.filter((words) => words !== ''))];
}
