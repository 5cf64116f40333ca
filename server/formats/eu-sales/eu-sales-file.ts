/**
 * The periodic summary (periodisk sammanställning, 35 kap. SFL) as a file for Skatteverket's file transfer: the mark
 * SKV574008, a row with the seller, the period and a contact, and a row for each buyer with the values of goods,
 * triangular trade and services in whole kronor. We sell services only.
 */
import type { Ore } from '#domain/kernel/money/ore.ts';
import { wholeKronor } from '#domain/kernel/money/ratio.ts';

export interface EuSale {
  /** With the letters of the country. */
  readonly vat_number: string;
  /** Negative if the credit notes of the period are more than its invoices. */
  readonly amount_ore: Ore;
}

export interface EuSalesFile {
  /** SE and twelve digits. */
  readonly vat_number: string;
  /** ISO days of a whole month or a whole quarter. */
  readonly from: string;
  readonly to: string;
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly sales: readonly EuSale[];
}

const [NAME_MAX, PHONE_MAX] = [35, 17];

/** '2612' for December 2026, '26-4' for its last quarter. */
function periodCode(from: string, to: string): string {
  const [year, month] = [from.slice(2, 4), from.slice(5, 7)];
  return month === to.slice(5, 7) ? `${year}${month}` : `${year}-${Math.ceil(Number(month) / 3)}`;
}

/** A text without the separator of the file. */
const field = (text: string, most = 100) =>
  text
    .replace(/[;\r\n]/g, ' ')
    .trim()
    .slice(0, most);

/** Digits, one hyphen after the area code, and the plus of other countries. */
const phoneOf = (phone: string) => phone.replace(/[^\d+-]/g, '').slice(0, PHONE_MAX);

/** The bytes of the file in ISO 8859-1; a letter that it lacks becomes a question mark. */
export function euSalesFile({ vat_number, from, to, contact, sales }: EuSalesFile): Uint8Array {
  const head = [vat_number, periodCode(from, to), field(contact.name, NAME_MAX), phoneOf(contact.phone)];
  const rows = [
    'SKV574008;',
    [...head, field(contact.email)].join(';'),
    ...sales.map((sale) => `${sale.vat_number};;;${wholeKronor(sale.amount_ore) / 100};`),
  ];
  const text = rows.map((row) => `${row}\r\n`).join('');
  return Uint8Array.from([...text], (sign) => ((sign.codePointAt(0) ?? 0) < 256 ? (sign.codePointAt(0) ?? 0) : 63));
}
