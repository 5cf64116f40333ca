/** A list that goes on before and after the part of it that is here. */
export interface Leafing {
  /** How many stand before this part. */
  readonly before: number;
  /** How many there are in all. */
  readonly total: number;
  /** Goes on beyond this part: 1 after its last, -1 before its first. */
  readonly onBeyond: (step: 1 | -1) => void;
}

export interface Place<Item> {
  /** From 1, in the whole list. */
  readonly number: number;
  readonly total: number;
  /** The targets of the two arrows: a person, another part of the list, or none. */
  readonly previous: Item | 'beyond' | undefined;
  readonly next: Item | 'beyond' | undefined;
}

/** The place of a person in a list that one leafs through; undefined when there is no other person to leaf to. */
export function placeOf<Item extends { readonly id: string }>(
  among: readonly Item[],
  id: string | undefined,
  leafing: Leafing | undefined,
): Place<Item> | undefined {
  const at = among.findIndex((one) => one.id === id);
  const before = leafing?.before ?? 0;
  const total = leafing?.total ?? among.length;
  if (at < 0 || total < 2) return undefined;
  const number = before + at + 1;
  return {
    number,
    total,
    previous: among[at - 1] ?? (number > 1 ? 'beyond' : undefined),
    next: among[at + 1] ?? (number < total ? 'beyond' : undefined),
  };
}
