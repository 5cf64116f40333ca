import { XmlElement } from 'libxml2-wasm';

/** The elements at a path of names below an element, in its own namespace: 'RltdPties/Dbtr/Nm'. */
export function elements(from: XmlElement, path: string): XmlElement[] {
  const steps = path.split('/').map((name) => `c:${name}`);
  return from.find(steps.join('/'), { c: from.namespaceUri }).filter((node) => node instanceof XmlElement);
}

/** The first text at the given paths that is not empty; empty if there is none. */
export function text(from: XmlElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    const found = elements(from, path)[0]?.content.trim();
    if (found) return found;
  }
  return '';
}
