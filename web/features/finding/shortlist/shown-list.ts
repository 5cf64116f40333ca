/** The shown part of the lists: all of them, or one, and the page. */
export interface ShownList {
  readonly list?: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** The address that shows it. */
export type HrefOfList = (shown: ShownList) => string;
