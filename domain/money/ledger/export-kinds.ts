/** File formats for exports of the books. */
export const EXPORT_KINDS = ['sie', 'vouchers', 'balance', 'vat', 'agi', 'dac7'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
