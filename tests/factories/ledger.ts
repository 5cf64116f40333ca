import { randomUUID } from 'node:crypto';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { kronor, NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import type { LedgerEvent, LedgerEvents } from '#domain/money/ledger/events.ts';

type About = Partial<Pick<LedgerEvent, 'cause_id' | 'subject_id' | 'project_id' | 'happened_on' | 'text'>>;

const about = (given: About) => ({
  cause_id: randomUUID(),
  subject_id: randomUUID(),
  project_id: null,
  happened_on: '2026-11-10',
  text: 'Ett prov',
  ...given,
});

/** The ledger event of an issued invoice for 12 000 kr and VAT. */
export const anInvoice = (given: About = {}): LedgerEvent<'invoice_issued'> => ({
  type: 'invoice_issued',
  ...about(given),
  sales: [{ of: 'work', points: basisPoints(2500), base_ore: kronor(12_000), vat_ore: kronor(3_000) }],
  rounding_ore: NO_ORE,
});

/** The ledger event of a payment that an invoice has received. */
export const aPayment = (
  amounts: Pick<LedgerEvents['payment_received'], 'received_ore' | 'open_ore'>,
  given: About = {},
): LedgerEvent<'payment_received'> => ({
  type: 'payment_received',
  ...about(given),
  passed_on_ore: NO_ORE,
  ...amounts,
});

/** The ledger event of a self-billed invoice for the talent's work: 10 000 kr and VAT. */
export const aSelfBill = (given: About = {}): LedgerEvent<'self_billed'> => ({
  type: 'self_billed',
  ...about(given),
  bought: [{ points: basisPoints(2500), base_ore: ore(1_000_000), vat_ore: ore(250_000) }],
});
