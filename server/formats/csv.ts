import { csvText } from '#domain/kernel/csv/csv-text.ts';

/** A table as a file that Swedish spreadsheet programs open. */
export const csvFile = (rows: readonly (readonly string[])[]): Uint8Array => new TextEncoder().encode(csvText(rows));
