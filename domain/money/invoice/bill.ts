/** A fact with its label. */
export interface BillRow {
  label: string;
  value: string;
}

/** The words of a paper that asks for money or takes it back, as it is printed. */
export interface Bill {
  /** 'Faktura' */
  title: string;
  /** What tells it from every other of its kind, '20260001'. */
  number: string;
  seller: { name: string; lines: string[] };
  buyer: { name: string; lines: string[] };
  /** Days and references. */
  facts: BillRow[];
  /** What has to be said before the lines; empty for most. */
  intro: string[];
  /** What is charged for, by whom it is about. */
  parts: { heading: string; lines: { what: string; how: string; vat: string; amount: string }[] }[];
  /** From the lines to what is to be paid, which is the last. */
  sums: BillRow[];
  /** What the law wants said. */
  notes: string[];
  /** How it is paid; empty where nothing is. */
  payment: BillRow[];
  /** Who we are, at the foot. */
  foot: BillRow[];
}
