import { csvText } from '#domain/kernel/csv/csv-text.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';

/** The columns of a file for spreadsheets: a heading, and a function that gives the cell of a row. */
export type CsvColumns<Row> = readonly (readonly [header: string, cell: (row: Row) => string | number | null])[];

/** Rows as a CSV file for Swedish spreadsheets; null becomes an empty cell. */
export const csvOf = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  csvText([
    columns.map(([header]) => header),
    ...rows.map((row) => columns.map(([, cell]) => String(cell(row) ?? ''))),
  ]);

/** An amount in kronor as Swedish spreadsheets read numbers: '4500,50'. */
export const kronorCell = (ore: Ore): string => (ore / 100).toFixed(2).replace('.', ',');

export const yesNoCell = (is: boolean): string => (is ? 'Ja' : 'Nej');
