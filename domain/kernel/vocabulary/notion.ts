/** One entry of the vocabulary. The id is stored and never changes; the label is what people read (Swedish). */
export type Notion = { readonly id: string; readonly label: string; readonly group?: string };

/** A notion with an order: a higher rank is more. */
export type Ranked = Notion & { readonly rank: number };

export type Vocabulary<Entry extends Notion> = {
  readonly entries: readonly Entry[];
  /** Never empty, because `z.enum` needs at least one. */
  readonly ids: readonly [Entry['id'], ...Entry['id'][]];
  has(id: string): id is Entry['id'];
  /** The entry; undefined for an unknown id. */
  find(id: string): Entry | undefined;
  /** The Swedish label. An id that has left the vocabulary is shown itself, rather than nothing. */
  label(id: string): string;
};

/** The look-ups of a list of the vocabulary. The index is built at the first look-up, not at import. */
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

/** The label of a stored rank, for example 3 → 'Mycket van'; undefined for an unknown rank. */
export function labelOfRank(levels: readonly Ranked[], rank: number): string | undefined {
  return levels.find((level) => level.rank === rank)?.label;
}
