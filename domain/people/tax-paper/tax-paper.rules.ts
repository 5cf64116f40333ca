import type { TaxDecision, TaxForm } from '#domain/deal/price/person.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';

/**
 * adjustment: a decision on preliminary tax (jämkning). sink: a decision on SINK. a1: a certificate that another country
 * insures the person.
 */
export const TAX_PAPER_KINDS = ['adjustment', 'sink', 'a1'] as const;
export type TaxPaperKind = (typeof TAX_PAPER_KINDS)[number];

/** Limits: waiting and accepted papers of one talent, and letters of a reason. */
export const TAX_PAPER_BOUNDS = { count: 12, reason: 500 } as const;

/** An accepted paper. Days are ISO; `points` is a share of the pay in basis points, `month_ore` the tax of a month. */
export interface TaxPaper {
  readonly kind: TaxPaperKind;
  readonly decided_on: string;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly points: number | null;
  readonly month_ore: Ore | null;
}

/** The paper of one kind that holds on an ISO day of payment: of several, the one decided last. */
function paperOn<Paper extends TaxPaper>(papers: readonly Paper[], kind: TaxPaperKind, day: string): Paper | null {
  const holding = papers.filter((paper) => paper.kind === kind && paper.valid_from <= day && day <= paper.valid_to);
  return holding.toSorted((one, other) => (one.decided_on < other.decided_on ? 1 : -1))[0] ?? null;
}

/** True if a certificate shows that another country insures the person on the day of payment. */
export const isInsuredAbroadOn = (papers: readonly TaxPaper[], day: string): boolean =>
  paperOn(papers, 'a1', day) !== null;

/** The papers that a form of tax uses besides A1. */
const KIND_OF: Partial<Record<TaxForm, TaxPaperKind>> = { A: 'adjustment', FA: 'adjustment', SINK: 'sink' };

/**
 * The decision on tax for a payment on an ISO day; null for the usual tax.
 * @param withheld_ore preliminary tax withheld by us earlier in the month of the payment
 */
export function taxDecisionOn(
  papers: readonly TaxPaper[],
  tax_form: TaxForm,
  day: string,
  withheld_ore: Ore,
): TaxDecision | null {
  const kind = KIND_OF[tax_form];
  const paper = kind ? paperOn(papers, kind, day) : null;
  if (!paper) return null;
  const { valid_from, points, month_ore } = paper;
  if (paper.kind === 'sink') return { kind: 'sink', valid_from };
  if (points !== null) return { kind: 'share', points: basisPoints(points), valid_from };
  return month_ore === null ? null : { kind: 'month', month_ore, withheld_ore, valid_from };
}
