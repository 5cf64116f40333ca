import { add, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { type Statement, statementOf, taxOf } from '#domain/money/declaration/statement.ts';
import type { Db } from '#server/db/transaction.ts';
import { soldByQuarter } from '#server/features/money/books/queries/tax-figures.ts';
import {
  byMonth,
  contributionsPaidFor,
  type PaidWage,
  type Span,
  wagesPaid,
} from '#server/features/money/books/queries/wages-paid.ts';
import { csvFile } from '#server/formats/csv.ts';
import { decimalOf } from '#server/formats/decimal.ts';

const kronor = (amount: Ore) => decimalOf(amount).replace('.', ',');
const whole = (amount: Ore) => String(amount / 100);

const HEADS = [
  'Period (006)',
  'Specifikationsnummer (570)',
  'Namn',
  'Född',
  'Ersättning med avgifter (011)',
  'Ersättning utan avgifter (131)',
  'Avdragen skatt (001)',
  'Avdragen SINK (274)',
  'Avdragen A-SINK (275)',
  'Avgifter',
];

/** The columns 011, 131, 001, 274 and 275 of statements together. */
function boxesOf(statements: readonly Statement[]): string[] {
  const sumOf = (of: (statement: Statement) => Ore) => whole(add(...statements.map(of)));
  return [
    sumOf(({ contributed_ore }) => contributed_ore),
    sumOf(({ uncontributed_ore }) => uncontributed_ore),
    sumOf(({ tax_box, tax_ore }) => (tax_box === 'preliminary' ? tax_ore : NO_ORE)),
    sumOf(({ tax_box, tax_ore }) => (tax_box === 'sink' ? tax_ore : NO_ORE)),
    sumOf(({ tax_box, tax_ore }) => (tax_box === 'a_sink' ? tax_ore : NO_ORE)),
  ];
}

/** The rows of a month: its people, and the boxes of the main statement. */
function rowsOfMonth(month: string, wages: readonly PaidWage[], total_ore: Ore): string[][] {
  const period = month.slice(0, 7).replace('-', '');
  const stated = wages.map((wage) => ({ wage, statement: statementOf(wage) }));
  const statements = stated.map(({ statement }) => statement);
  return [
    ...stated.map(({ wage: { name, birth_date, contributions_ore }, statement }) => [
      period,
      String(statement.specification),
      name,
      birth_date ?? '',
      ...boxesOf([statement]),
      kronor(contributions_ore),
    ]),
    [period, '', 'Summa (487 avgifter)', '', ...boxesOf(statements), whole(total_ore)],
    [period, '', 'Skatt i allt (497)', '', '', '', whole(taxOf(statements)), '', '', ''],
  ];
}

/**
 * The figures of the employer's declaration, by month and person and in total. Box 487 is the rates times the sums of
 * the month, so it may differ by some kronor from the contributions of the people. Personal numbers are left out, because
 * they are stored encrypted and this file is not.
 */
export async function wageTable(db: Db, span: Span) {
  const wages = await wagesPaid(db, span);
  const contributions = await contributionsPaidFor(db, wages);
  const rows = [...byMonth(wages)].flatMap(([month, own]) =>
    rowsOfMonth(month, own, contributions.get(month)?.total_ore ?? NO_ORE),
  );
  return csvFile([HEADS, ...rows]);
}

/**
 * The pay of self-employed talents by quarter, as platforms report it. Personal numbers are left out, as in `wageTable`.
 */
export async function quarterTable(db: Db, { from, to }: Span) {
  const sold = await soldByQuarter(db, from, to);
  return csvFile([
    ['Nummer', 'Namn', 'Född', 'Kvartal', 'Antal uppdrag', 'Ersättning utan moms', 'Avgifter till oss'],
    ...sold.map(({ number, name, birth_date, quarter, count, net_ore, fees_ore }) => [
      String(number),
      name,
      birth_date,
      String(quarter),
      String(count),
      kronor(net_ore),
      kronor(fees_ore),
    ]),
  ]);
}
