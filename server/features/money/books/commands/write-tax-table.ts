import { add, type Ore } from '#domain/kernel/money/ore.ts';
import { wholeKronor } from '#domain/kernel/money/ratio.ts';
import type { Db } from '#server/db/transaction.ts';
import { paidByQuarter, type WageOfPerson, wagesPaid } from '#server/features/money/books/queries/tax-figures.ts';
import { csvFile } from '#server/formats/csv.ts';
import { decimalOf } from '#server/formats/decimal.ts';

const kronor = (amount: Ore) => decimalOf(amount).replace('.', ',');
// Whole kronor, as the tax agency wants them; the öre of each person are dropped.
const whole = (amount: Ore) => String(wholeKronor(amount) / 100);

/**
 * The figures of the employer's return, by person and in total. The tax of artists from abroad has a separate box.
 * Personal numbers are left out, because they are stored encrypted and this file is not; the employer's payroll has
 * them.
 */
export async function wageTable(db: Db, { from, to }: { readonly from: string; readonly to: string }) {
  const wages = await wagesPaid(db, from, to);
  const sumOf = (of: (wage: WageOfPerson) => Ore) => add(...wages.map((wage) => wholeKronor(of(wage))));
  const [tax, a_sink] = [sumOf(({ tax_ore }) => tax_ore), sumOf(({ a_sink_ore }) => a_sink_ore)];
  return csvFile([
    [
      'Specifikationsnummer (570)',
      'Namn',
      'Född',
      'Kontant ersättning (011)',
      'Avdragen skatt (001)',
      'Avdragen A-SINK (275)',
      'Avgifter',
    ],
    ...wages.map((wage) => [
      String(wage.number),
      wage.name,
      wage.birth_date,
      whole(wage.gross_ore),
      whole(wage.tax_ore),
      whole(wage.a_sink_ore),
      kronor(wage.contributions_ore),
    ]),
    [
      '',
      'Summa (487 avgifter)',
      '',
      whole(sumOf(({ gross_ore }) => gross_ore)),
      whole(tax),
      whole(a_sink),
      whole(add(...wages.map(({ contributions_ore }) => contributions_ore))),
    ],
    ['', 'Skatt i allt (497)', '', '', whole(add(tax, a_sink)), '', ''],
  ]);
}

/** Every talent's pay by quarter, as platforms report it. Personal numbers are left out, as in `wageTable`. */
export async function quarterTable(db: Db, { from, to }: { readonly from: string; readonly to: string }) {
  const paid = await paidByQuarter(db, from, to);
  return csvFile([
    ['Nummer', 'Namn', 'Född', 'Kvartal', 'Antal uppdrag', 'Ersättning efter skatt, utan moms', 'Avdragen skatt'],
    ...paid.map(({ number, name, birth_date, quarter, count, net_ore, tax_ore }) => [
      String(number),
      name,
      birth_date,
      String(quarter),
      String(count),
      kronor(net_ore),
      kronor(tax_ore),
    ]),
  ]);
}
