/** The position of the loaded part in a longer list, and the way to load more. */
export interface Leafing {
  /** Number of items before this part. */
  readonly before: number;
  /** Number of items in the whole list. */
  readonly total: number;
  /** Loads the neighbouring part: 1 after the last item, -1 before the first. */
  readonly onBeyond: (step: 1 | -1) => void;
}

export interface Place<Item> {
  /** Position in the whole list, from 1. */
  readonly number: number;
  readonly total: number;
  /** The target of each arrow: a person, another part of the list ('beyond'), or none. */
  readonly previous: Item | 'beyond' | undefined;
  readonly next: Item | 'beyond' | undefined;
}

/**
 * The position of a person in a list, with the previous and next person. Undefined if the list has no other person, or
 * `among` does not have this one.
 */
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
