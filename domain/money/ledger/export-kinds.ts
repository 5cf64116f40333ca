/** What can be taken out of the books as a file. */
export const EXPORT_KINDS = ['sie', 'vouchers', 'balance', 'vat', 'agi', 'dac7'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
