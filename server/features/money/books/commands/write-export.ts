import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import type { ExportKind } from '#domain/money/ledger/export-kinds.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import type { Db } from '#server/db/transaction.ts';
import { sumsOf } from '#server/features/money/books/queries/books-sums.ts';
import { titlesOf, type VoucherOfPeriod, vouchersOf } from '#server/features/money/books/queries/vouchers-of.ts';
import { accountNumbered } from '#server/features/money/ledger/queries/accounts-by-number.ts';
import { csvFile } from '#server/formats/csv.ts';
import { decimalOf } from '#server/formats/decimal.ts';
import { sieFile } from '#server/formats/sie/sie-file.ts';
import { vatBoxLabels } from '#texts/money/books-words.ts';
import { quarterTable, wageTable } from './write-tax-table.ts';

export interface Wanted {
  readonly kind: ExportKind;
  readonly from: string;
  readonly to: string;
}

interface Asked extends Wanted {
  readonly company: Platform;
  readonly moment: Moment;
}

export interface WrittenExport {
  readonly bytes: Uint8Array;
  readonly extension: 'si' | 'csv';
  readonly content_type: string;
}

/** The code of a project for accounting programs: short enough for all of them, and the same in every file. */
const codeOf = (project_id: string) => `P${project_id.replaceAll('-', '').slice(0, 12)}`;

const projectIds = (vouchers: readonly VoucherOfPeriod[]) => [
  ...new Set(vouchers.flatMap(({ lines }) => lines.flatMap(({ project_id }) => project_id ?? []))),
];

async function sie(db: Db, { company, from, to, moment }: Asked): Promise<Uint8Array> {
  const vouchers = await vouchersOf(db, from, to);
  const ids = projectIds(vouchers).toSorted();
  const titles = await titlesOf(db, ids);
  const year = from.slice(0, 4);
  const used = new Set(vouchers.flatMap(({ lines }) => lines.map(({ account }) => account)));
  return sieFile({
    company,
    made_on: moment.today,
    year: { from: `${year}-01-01`, to: `${year}-12-31` },
    accounts: [...used].toSorted().map((number) => ({ number, name: ACCOUNTS[accountNumbered(number)].name })),
    projects: ids.map((id) => ({ code: codeOf(id), name: titles.get(id) ?? 'Borttaget projekt' })),
    vouchers: vouchers.map(({ lines, ...voucher }) => ({
      ...voucher,
      lines: lines.map(({ project_id, ...line }) => ({ ...line, project: project_id && codeOf(project_id) })),
    })),
  });
}

const kronor = (amount: Ore) => decimalOf(amount).replace('.', ',');

async function voucherTable(db: Db, { from, to }: Asked): Promise<Uint8Array> {
  const vouchers = await vouchersOf(db, from, to);
  const titles = await titlesOf(db, projectIds(vouchers));
  const rows = vouchers.flatMap(({ lines, ...voucher }) =>
    lines.map(({ account, amount_ore, project_id }) => [
      `${voucher.series} ${voucher.number}`,
      voucher.posted_on,
      voucher.happened_on,
      voucher.text,
      String(account),
      ACCOUNTS[accountNumbered(account)].name,
      kronor(amount_ore),
      project_id === null ? '' : (titles.get(project_id) ?? 'Borttaget projekt'),
    ]),
  );
  const heads = ['Verifikation', 'Bokförd', 'Hände', 'Text', 'Konto', 'Kontonamn', 'Belopp', 'Projekt'];
  return csvFile([heads, ...rows]);
}

async function balanceTable(db: Db, { from, to }: Asked): Promise<Uint8Array> {
  const { balance } = await sumsOf(db, from, to);
  const rows = balance.map(({ number, name, ...sums }) => [
    number === null ? '' : String(number),
    name,
    kronor(sums.opening_ore),
    kronor(sums.debit_ore),
    kronor(sums.credit_ore),
    kronor(sums.closing_ore),
  ]);
  return csvFile([['Konto', 'Kontonamn', 'Ingående', 'Debet', 'Kredit', 'Utgående'], ...rows]);
}

async function vatTable(db: Db, { from, to }: Asked): Promise<Uint8Array> {
  const { vat } = await sumsOf(db, from, to);
  const rows = vat.map(({ box, amount_ore }) => [box, vatBoxLabels[box], kronor(amount_ore)]);
  return csvFile([['Ruta', 'Vad', 'Kronor'], ...rows]);
}

const WRITERS: Readonly<Record<ExportKind, (db: Db, asked: Asked) => Promise<Uint8Array>>> = {
  sie,
  vouchers: voucherTable,
  balance: balanceTable,
  vat: vatTable,
  agi: wageTable,
  dac7: quarterTable,
};

/** Writes a file of the books in the asked format. */
export async function writeExport(db: Db, asked: Asked): Promise<WrittenExport> {
  const bytes = await WRITERS[asked.kind](db, asked);
  return asked.kind === 'sie'
    ? { bytes, extension: 'si', content_type: 'application/octet-stream' }
    : { bytes, extension: 'csv', content_type: 'text/csv' };
}
