interface ErrorKind {
  /** HTTP status. */
  readonly status: number;
  /** True for an error that the staff must look at. */
  readonly report?: true;
}

/** Error codes of the API. A code is declared by the first context, in the order of contexts, that uses the code. */
export type ErrorKinds = Readonly<Record<string, ErrorKind>>;

export const CONFLICT = { status: 409 } as const;
export const FORBIDDEN = { status: 403 } as const;
export const INVALID = { status: 422 } as const;
