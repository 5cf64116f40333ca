interface ErrorKind {
  /** HTTP status. */
  readonly status: number;
  /** True for an error that the staff must look at. */
  readonly report?: true;
}

/** Codes of the API. Each context declares the codes that it uses first. */
export type ErrorKinds = Readonly<Record<string, ErrorKind>>;

export const CONFLICT = { status: 409 } as const;
export const FORBIDDEN = { status: 403 } as const;
export const INVALID = { status: 422 } as const;
