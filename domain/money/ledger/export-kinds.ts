/** The files that the books can be exported as. */
export const EXPORT_KINDS = ['sie', 'vouchers', 'balance', 'vat', 'agi', 'dac7'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
