/** One printed row: a value with its label. */
export interface BillRow {
  label: string;
  value: string;
}

/** The text of an invoice, credit note or reminder, as it is printed. */
export interface Bill {
  /** Kind of the document: 'Faktura'. */
  title: string;
  /** The number within its series, '20260001'. */
  number: string;
  seller: { name: string; lines: string[] };
  buyer: { name: string; lines: string[] };
  /** Days and references. */
  facts: BillRow[];
  /** Paragraphs before the lines; empty for most. */
  intro: string[];
  /** The charged lines, by person. */
  parts: { heading: string; lines: { what: string; how: string; vat: string; amount: string }[] }[];
  /** Rows from the sum of the lines to the amount to pay, which is the last. */
  sums: BillRow[];
  /** Notes that the law requires. */
  notes: string[];
  /** The payment details; empty if nothing is to be paid. */
  payment: BillRow[];
  /** Our own details, at the foot. */
  foot: BillRow[];
}
