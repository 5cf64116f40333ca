/**
 * A name without the usual differences of spelling: case, accents, hyphens, apostrophes, full stops, doubled spaces.
 */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('sv')
    .split(/[\s\-’'.]+/)
    .filter(Boolean)
    .join(' ');

/** True when a typed name is the known one, whatever its case, accents and separators. */
export function isSameName(typed: string, known: string): boolean {
  return folded(typed) === folded(known);
}
