interface ErrorKind {
  /** HTTP status. */
  readonly status: number;
  /** True for what somebody at Medverka must look at. */
  readonly report?: true;
}

/** Codes that the API may answer with. Each context declares those that it is the first to use. */
export type ErrorKinds = Readonly<Record<string, ErrorKind>>;

export const CONFLICT = { status: 409 } as const;
export const FORBIDDEN = { status: 403 } as const;
export const INVALID = { status: 422 } as const;
