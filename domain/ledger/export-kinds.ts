/** What can be taken out of the books as a file. */
export const EXPORT_KINDS = ['sie', 'vouchers', 'balance', 'vat'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
