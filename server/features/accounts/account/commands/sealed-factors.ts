import { type SealedTable, sealedByLibrary } from '#server/sealed/sealed-table.ts';

/** The keys of authenticators and the recovery codes, sealed by the authentication library. */
export const sealedFactors: SealedTable = {
  table: 'two_factors',
  key: 'id',
  columns: [sealedByLibrary('secret'), sealedByLibrary('backup_codes')],
};
