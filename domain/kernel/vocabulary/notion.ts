/** One entry of the vocabulary. The id is stored and never changes; the label is what people read (Swedish). */
export type Notion = { readonly id: string; readonly label: string; readonly group?: string };

/** A notion that can be compared: a higher rank is more. */
export type Ranked = Notion & { readonly rank: number };

export type Vocabulary<Entry extends Notion> = {
  readonly entries: readonly Entry[];
  /** Never empty, so that it can be handed to `z.enum`. */
  readonly ids: readonly [Entry['id'], ...Entry['id'][]];
  has(id: string): id is Entry['id'];
  /** The entry, or undefined when the text is no id of this vocabulary. */
  find(id: string): Entry | undefined;
  /** The Swedish label. An id that has left the vocabulary is shown as it stands rather than as nothing. */
  label(id: string): string;
};

/** The look-ups that every list of the vocabulary has. The index is built at the first look-up, not at import. */
export function vocabulary<Entries extends readonly [Notion, ...Notion[]]>(
  entries: Entries,
): Vocabulary<Entries[number]> {
  const [first, ...rest] = entries;
  let index: Map<string, Entries[number]> | undefined;
  const find = (id: string): Entries[number] | undefined => {
    index ??= new Map(entries.map((entry) => [entry.id, entry]));
    return index.get(id);
  };
  return {
    entries,
    ids: [first.id, ...rest.map((entry) => entry.id)],
    has: (id): id is Entries[number]['id'] => find(id) !== undefined,
    find,
    label: (id) => find(id)?.label ?? id,
  };
}

/** The label of a stored rank, for example 3 → 'Mycket van'; undefined when there is no such rank. */
export function labelOfRank(levels: readonly Ranked[], rank: number): string | undefined {
  return levels.find((level) => level.rank === rank)?.label;
}
