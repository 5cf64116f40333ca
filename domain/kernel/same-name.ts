/** A name without what people write differently: case, accents, hyphens, doubled spaces. */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('sv')
    .split(/[\s\-’'.]+/)
    .filter(Boolean)
    .join(' ');

/** True when somebody typed the name that they are known by here, however they write it. */
export function isSameName(typed: string, known: string): boolean {
  return folded(typed) === folded(known);
}
