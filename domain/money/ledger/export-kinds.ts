/** File formats for exports of the books. */
export const EXPORT_KINDS = [
  'sie',
  'sie_year',
  'vouchers',
  'balance',
  'customers',
  'suppliers',
  'vat',
  'vat_file',
  'eu_sales',
  'agi',
  'dac7',
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
