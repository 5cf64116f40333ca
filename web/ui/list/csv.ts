import { csvText } from '#domain/kernel/csv/csv-text.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';

/** The columns of a table for spreadsheets: the heading of each, and its cell of a row. */
export type CsvColumns<Row> = readonly (readonly [header: string, cell: (row: Row) => string | number | null])[];

/** Rows as a file for spreadsheets in Swedish; where there is nothing, nothing stands. */
export const csvOf = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  csvText([
    columns.map(([header]) => header),
    ...rows.map((row) => columns.map(([, cell]) => String(cell(row) ?? ''))),
  ]);

/** An amount in kronor that a spreadsheet adds up: '4500,50'. */
export const kronorCell = (ore: Ore): string => (ore / 100).toFixed(2).replace('.', ',');

export const yesNoCell = (is: boolean): string => (is ? 'Ja' : 'Nej');
