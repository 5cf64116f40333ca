/** An answer on the help screens. */
export interface HelpAnswer {
  /** The anchor in the answer's address. People share the address, so the id must not change. */
  readonly id: string;
  readonly subject: string;
  readonly question: string;
  readonly answer: string;
  /** More words by which the search finds the answer. */
  readonly also?: string;
}
