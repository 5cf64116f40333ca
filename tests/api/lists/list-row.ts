/** What a list of the API promises. */
export interface ListRow {
  /** The caller that asks for it. */
  readonly as: 'company' | 'admin' | 'talent';
  /** What is sent; `$project` and the like stand for the ids of the world. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Selects every row that has to come, with its `id` and what the order depends on. */
  readonly made: string;
  /** The order, most significant first; a leading minus is descending, `sv` that words stand as in Swedish. */
  readonly order: readonly (`${'-' | ''}${string}` | { readonly sv: string })[];
  /** How many come at most, of a list that is not paged. */
  readonly most?: number;
  /** What a row is known by in the answer, where that is not its id. */
  readonly idOf?: (row: Readonly<Record<string, unknown>>) => string;
  /** Why no two rows can be alike in what the order depends on, where none can. */
  readonly no_ties?: string;
}
