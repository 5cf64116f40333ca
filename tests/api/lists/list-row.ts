/** A list of the API with the order it promises. */
export interface ListRow {
  /** The calling role. */
  readonly as: 'company' | 'admin' | 'talent';
  /** The values to send; `$project` and so on stand for ids of the world. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** A select of every expected row, with its `id` and the columns of the order. */
  readonly made: string;
  /** The order, most significant first; a leading minus is descending, `sv` is Swedish alphabetical order. */
  readonly order: readonly (`${'-' | ''}${string}` | { readonly sv: string })[];
  /** Maximum number of rows of a list without pages. */
  readonly most?: number;
  /** The key of a row in the answer, if it is not its id. */
  readonly idOf?: (row: Readonly<Record<string, unknown>>) => string;
  /** The reason why no two rows can tie in the order. */
  readonly no_ties?: string;
}
