/** The shown part of the lists: all or one, and the page. */
export interface ShownList {
  readonly list?: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** The address of a list and page. */
export type HrefOfList = (shown: ShownList) => string;
