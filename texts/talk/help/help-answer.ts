/** An answer on the help screens. */
export interface HelpAnswer {
  /** The anchor in the answer's address. People share the address, so the id must not change. */
  readonly id: string;
  readonly subject: string;
  readonly question: string;
  readonly answer: string;
  /** Search words that the question and the answer do not contain. */
  readonly also?: string;
}
