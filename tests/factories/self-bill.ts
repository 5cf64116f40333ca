import { ore } from '#domain/kernel/money/ore.ts';
import type { PeppolLine, PeppolVatSum } from '#server/formats/peppol/input.ts';
import type { SelfBill } from '#server/formats/peppol/self-bill.ts';
import { fee } from './peppol.ts';
import { OUR_PLATFORM } from './platform.ts';

/** A self-billing invoice of 10 000 kr at 25 % VAT, from a sole trader. */
export const aSelfBill = (change: Partial<SelfBill> = {}): SelfBill => ({
  number: 'U1001',
  issued_on: '2026-12-04',
  due_on: '2026-12-18',
  delivered_on: '2026-12-02',
  buyer_reference: 'Ryttare i Sommarkampanj',
  note: 'Självfakturering',
  seller: {
    name: 'Anna Berg',
    number: '9006024815',
    vat_number: 'SE900602481501',
    address_line: 'Storgatan 1',
    postcode: '11122',
    city: 'Stockholm',
    country: 'SE',
  },
  buyer: OUR_PLATFORM,
  lines: [fee],
  vat: [{ vat: fee.vat, base_ore: ore(1_000_000), vat_ore: ore(250_000) }],
  total_ore: ore(1_250_000),
  ...change,
});

/** The lines and sums of a seller who charges no VAT. */
export const withoutVat = (reason: string): Pick<SelfBill, 'lines' | 'vat' | 'total_ore'> => {
  const vat = { category: 'E' as const, reason };
  const lines: PeppolLine[] = [{ ...fee, vat }];
  const sums: PeppolVatSum[] = [{ vat, base_ore: ore(1_000_000), vat_ore: ore(0) }];
  return { lines, vat: sums, total_ore: ore(1_000_000) };
};
