/** The content of the tab of lists: one list or all, and the page. */
export interface ShownList {
  readonly list?: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** The address of a list and page. */
export type HrefOfList = (shown: ShownList) => string;
