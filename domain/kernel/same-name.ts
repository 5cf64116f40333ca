/** A name without the usual differences of spelling: case, accents, hyphens, doubled spaces. */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('sv')
    .split(/[\s\-’'.]+/)
    .filter(Boolean)
    .join(' ');

/** True when a typed name is the known one, in any spelling of case and accents. */
export function isSameName(typed: string, known: string): boolean {
  return folded(typed) === folded(known);
}
