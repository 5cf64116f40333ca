import { AGREEMENT_DRAWINGS, SIGNED_AGREEMENT_DRAWINGS } from './agreement/draw-agreement.ts';
import { drawBill } from './bill/draw-bill.ts';
import { drawCallSheet } from './call-sheet/draw-call-sheet.ts';
import { drawSedcard } from './sedcard/draw-sedcard.ts';
import type { TaggedPage } from './tagged-page.ts';
import type { DocumentKind, Snapshots } from './templates.ts';

type Draw<Snapshot> = (sheet: TaggedPage, snapshot: Snapshot, pictures: readonly Buffer[]) => void;

/**
 * The drawing of each version of each template, in the order of `DOCUMENTS`. Separate from the templates, so that only
 * the drawing thread loads the code for drawing.
 */
const DRAWINGS: { readonly [Kind in DocumentKind]: readonly Draw<Snapshots[Kind]>[] } = {
  call_sheet: [drawCallSheet],
  // The second version prints more only because its contents have more.
  sedcard: [drawSedcard, drawSedcard],
  agreement: AGREEMENT_DRAWINGS,
  signed_agreement: SIGNED_AGREEMENT_DRAWINGS,
  invoice: [drawBill],
  credit_note: [drawBill],
  reminder: [drawBill],
  self_bill: [drawBill],
  payslip: [drawBill],
  invoice_basis: [drawBill],
  income_paper: [drawBill],
  employment_certificate: [drawBill],
};

/**
 * The drawing of a version of a template, from 1.
 * @throws for an unknown version
 */
export function drawingOf<Kind extends DocumentKind>(kind: Kind, version: number): Draw<Snapshots[Kind]> {
  const draw = DRAWINGS[kind][version - 1];
  if (!draw) throw new Error(`There is no drawing of version ${version} of ${kind}`);
  return draw;
}
