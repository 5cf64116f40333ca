import { add, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { ACCOUNTS, RESULT_ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import type { ExportKind } from '#domain/money/ledger/export-kinds.ts';
import type { VatBox } from '#domain/money/ledger/vat-return.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import type { Db } from '#server/db/transaction.ts';
import { sumsOf } from '#server/features/money/books/queries/books-sums.ts';
import { euSalesOf } from '#server/features/money/books/queries/eu-sales.ts';
import { type OpenItem, openCustomers, openSuppliers } from '#server/features/money/books/queries/open-items.ts';
import { titlesOf, type VoucherOfPeriod, vouchersOf } from '#server/features/money/books/queries/vouchers-of.ts';
import { accountNumbered } from '#server/features/money/ledger/queries/accounts-by-number.ts';
import { trialBalance } from '#server/features/money/ledger/queries/trial-balance.ts';
import { csvFile } from '#server/formats/csv.ts';
import { decimalOf } from '#server/formats/decimal.ts';
import { vatFile } from '#server/formats/eskd/vat-file.ts';
import { euSalesFile } from '#server/formats/eu-sales/eu-sales-file.ts';
import type { SieBalances } from '#server/formats/sie/input.ts';
import { sieFile } from '#server/formats/sie/sie-file.ts';
import { vatBoxLabels } from '#texts/money/books-words.ts';
import { quarterTable, wageTable } from './write-tax-table.ts';

export interface Wanted {
  readonly kind: ExportKind;
  readonly from: string;
  readonly to: string;
}

interface Asked extends Wanted {
  /** Name of the administrator who makes the file. */
  readonly by: string;
  readonly company: Platform;
  readonly moment: Moment;
}

export interface WrittenExport {
  readonly bytes: Uint8Array;
  readonly extension: 'si' | 'se' | 'csv' | 'xml';
  readonly content_type: string;
}

/**
 * The code of a project for accounting programs: digits only, since some take nothing else, at most fifteen, and the
 * same in every file.
 */
const codeOf = (project_id: string) => String(Number.parseInt(project_id.replaceAll('-', '').slice(0, 12), 16));

const projectIds = (vouchers: readonly VoucherOfPeriod[]) => [
  ...new Set(vouchers.flatMap(({ lines }) => lines.flatMap(({ project_id }) => project_id ?? []))),
];

/** The balances of the year for an auditor: the result of earlier years is equity, brought forward. */
async function balancesOfYear(db: Db, from: string, to: string): Promise<SieBalances> {
  const { accounts, earlier_ore } = await trialBalance(db, from, to);
  const isOfResult = ({ number }: { readonly number: number }) => RESULT_ACCOUNTS.includes(number);
  const balances = accounts.filter((account) => !isOfResult(account));
  const brought = earlier_ore === NO_ORE ? [] : [{ account: ACCOUNTS.earlier_result.number, amount_ore: earlier_ore }];
  const listed = (rows: readonly { readonly number: number; readonly amount_ore: Ore }[]) =>
    rows
      .filter(({ amount_ore }) => amount_ore !== 0)
      .map(({ number, amount_ore }) => ({ account: number, amount_ore }));
  return {
    until: to,
    opening: [...listed(balances.map(({ number, opening_ore }) => ({ number, amount_ore: opening_ore }))), ...brought],
    closing: [...listed(balances.map(({ number, closing_ore }) => ({ number, amount_ore: closing_ore }))), ...brought],
    result: listed(accounts.filter(isOfResult).map(({ number, closing_ore }) => ({ number, amount_ore: closing_ore }))),
  };
}

async function sie(db: Db, { kind, company, from, to, moment }: Asked): Promise<Uint8Array> {
  const balances = kind === 'sie_year' ? await balancesOfYear(db, from, to) : null;
  const vouchers = await vouchersOf(db, from, to);
  const ids = projectIds(vouchers).toSorted();
  const titles = await titlesOf(db, ids);
  const year = from.slice(0, 4);
  const inVouchers = vouchers.flatMap(({ lines }) => lines.map(({ account }) => account));
  const inBalances = balances ? [balances.opening, balances.closing, balances.result].flat() : [];
  const used = new Set([...inVouchers, ...inBalances.map(({ account }) => account)]);
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
    balances,
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

async function openTable(items: readonly OpenItem[]): Promise<Uint8Array> {
  const rows = items.map(({ number, name, day, due_on, amount_ore }) => [
    number,
    name,
    day,
    due_on,
    kronor(amount_ore),
  ]);
  const total = ['', 'Summa', '', '', kronor(add(...items.map(({ amount_ore }) => amount_ore)))];
  return csvFile([['Nummer', 'Namn', 'Dag', 'Förfaller', 'Öppet belopp'], ...rows, total]);
}

async function vatReturnFile(db: Db, { company, from, to }: Asked): Promise<Uint8Array> {
  const { vat } = await sumsOf(db, from, to);
  const boxes = Object.fromEntries(vat.map(({ box, amount_ore }) => [box, amount_ore])) as Record<VatBox, Ore>;
  return vatFile({ org_number: company.org_number, to, boxes });
}

async function euSales(db: Db, { company, by, from, to }: Asked): Promise<Uint8Array> {
  const { vat_number, phone, email } = company;
  return euSalesFile({
    vat_number,
    from,
    to,
    contact: { name: by, phone, email },
    sales: await euSalesOf(db, from, to),
  });
}

const WRITERS: Readonly<Record<ExportKind, (db: Db, asked: Asked) => Promise<Uint8Array>>> = {
  sie,
  sie_year: sie,
  vouchers: voucherTable,
  balance: balanceTable,
  customers: async (db, { to }) => openTable(await openCustomers(db, to)),
  suppliers: async (db, { to }) => openTable(await openSuppliers(db, to)),
  vat: vatTable,
  vat_file: vatReturnFile,
  eu_sales: euSales,
  agi: wageTable,
  dac7: quarterTable,
};

/** The formats of files that are no tables. */
const FORMATS: Partial<Readonly<Record<ExportKind, Omit<WrittenExport, 'bytes'>>>> = {
  sie: { extension: 'si', content_type: 'application/octet-stream' },
  sie_year: { extension: 'se', content_type: 'application/octet-stream' },
  vat_file: { extension: 'xml', content_type: 'application/xml' },
};

/** Writes a file of the books in the asked format. */
export async function writeExport(db: Db, asked: Asked): Promise<WrittenExport> {
  const bytes = await WRITERS[asked.kind](db, asked);
  return { bytes, ...(FORMATS[asked.kind] ?? { extension: 'csv', content_type: 'text/csv' }) };
}
