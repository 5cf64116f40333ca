/** A year of projects, drawn by a seed: the same seed draws the same year. */
import fc from 'fast-check';

/** The year of the projects. The young rate of contributions ends in it, and wages of its December are paid after it. */
export const YEAR = 2027;

/** The people of the year: how they are taxed, and the paper on tax that finance has seen. */
export const PEOPLE = [
  { tax_form: 'A', birth_date: '1990-05-05', paper: null },
  { tax_form: 'A', birth_date: '1981-02-14', paper: 'adjustment' },
  { tax_form: 'A', birth_date: '1988-09-09', paper: 'a1' },
  { tax_form: 'A', birth_date: '2005-03-01', paper: null },
  { tax_form: 'A', birth_date: '1950-08-19', paper: null },
  { tax_form: 'SINK', birth_date: '1987-04-21', paper: 'sink' },
  { tax_form: 'A_SINK', birth_date: '1985-05-05', paper: null },
  { tax_form: 'F', birth_date: '1979-11-30', paper: null },
  { tax_form: 'UMBRELLA', birth_date: '1992-06-06', paper: null },
] as const;
export type Payee = (typeof PEOPLE)[number];

/** How a company pays: by the OCR number on the invoice, by halves, too much, without the öre, or not at all. */
const HABITS = ['whole', 'halves', 'too_much', 'no_ore', 'never'] as const;

export interface DrawnProject {
  /** 0 is January. */
  readonly month: number;
  /** True for work in the second half of the month. */
  readonly is_late: boolean;
  /** Counts the work day from the first of its half. */
  readonly day: number;
  readonly payee: number;
  readonly company: number;
  readonly fee_kr: number;
  /** A right that the company buys beside the work; 0 for none. */
  readonly rights_kr: number;
  readonly habit: (typeof HABITS)[number];
  /** Days from the issue of the invoice to the payment. */
  readonly pays_after: number;
  readonly credit: 'none' | 'part' | 'anew';
  /** True if the bank returns the first payment to the talent. */
  readonly is_returned: boolean;
}

const weighted = <Value>(...parts: readonly (readonly [number, Value])[]) =>
  fc.oneof(...parts.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const project = fc.record<DrawnProject>({
  month: fc.integer({ min: 0, max: 11 }),
  is_late: fc.boolean(),
  day: fc.integer({ min: 0, max: 4 }),
  payee: fc.nat({ max: 10_000 }),
  company: fc.nat({ max: 10_000 }),
  fee_kr: fc.integer({ min: 1_500, max: 28_000 }),
  rights_kr: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 500, max: 9_000 })),
  habit: weighted([12, 'whole'], [2, 'halves'], [1, 'too_much'], [2, 'no_ore'], [1, 'never']),
  pays_after: fc.integer({ min: 3, max: 40 }),
  credit: weighted([8, 'none'], [1, 'part'], [1, 'anew']),
  is_returned: weighted([9, false], [1, true]),
});

/** The projects of a year. */
export const drawYear = (seed: number, count: number): readonly DrawnProject[] =>
  fc.sample(project, { seed, numRuns: count });
