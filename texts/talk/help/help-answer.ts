/** An answer that stands on the screens of help. */
export interface HelpAnswer {
  /** Its anchor: part of an address that people send each other, so it stays. */
  readonly id: string;
  readonly subject: string;
  readonly question: string;
  readonly answer: string;
  /** Words that people look for it by and that do not stand in it. */
  readonly also?: string;
}
