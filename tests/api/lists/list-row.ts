/** A list of the API with its promised order. */
export interface ListRow {
  /** The calling role. */
  readonly as: 'company' | 'admin' | 'talent';
  /** The sent values; `$project` and the like stand for the ids of the world. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Selects every expected row, with its `id` and the columns of the order. */
  readonly made: string;
  /** The order, most significant first; a leading minus is descending, `sv` that words stand as in Swedish. */
  readonly order: readonly (`${'-' | ''}${string}` | { readonly sv: string })[];
  /** The most rows of a list that is not paged. */
  readonly most?: number;
  /** The key of a row in the answer, where that is not its id. */
  readonly idOf?: (row: Readonly<Record<string, unknown>>) => string;
  /** The reason why two rows cannot tie in the order, where they cannot. */
  readonly no_ties?: string;
}
