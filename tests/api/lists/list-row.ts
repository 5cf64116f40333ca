/** A list of the API, and the order that it promises. */
export interface ListRow {
  /** The calling role. */
  readonly as: 'company' | 'admin' | 'talent';
  /** The values to send; `$project` and similar names are replaced by ids. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** A select of all expected rows, with their `id` and the columns of the order. */
  readonly made: string;
  /** The order, most significant first. A leading minus means descending, `sv` Swedish alphabetical order. */
  readonly order: readonly (`${'-' | ''}${string}` | { readonly sv: string })[];
  /** Maximum number of rows, for a list without pages. */
  readonly most?: number;
  /** The key of a row in the answer, if the row has no `id`. */
  readonly idOf?: (row: Readonly<Record<string, unknown>>) => string;
  /** Why no two rows can be equal in the order. */
  readonly no_ties?: string;
}
