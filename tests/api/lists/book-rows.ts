import type { ListRow } from './list-row.ts';

/** The lists of the bank, the books and the platform's details. */
export const BOOK_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /admin/bank/entries items': {
    as: 'admin',
    made: `select id, booked_on from bank_entries where standing = 'waiting'`,
    order: ['-booked_on', 'id'],
  },
  'GET /admin/bank/files items': {
    as: 'admin',
    made: 'select id, created_date from bank_files',
    order: ['-created_date', 'id'],
  },
  'GET /admin/books/vouchers items': {
    as: 'admin',
    made: 'select id, posted_on, series, number from vouchers',
    order: ['-posted_on', 'series', '-number', 'id'],
    no_ties: 'each number of a series is taken once',
  },
  'GET /admin/books/corrections items': {
    as: 'admin',
    made: `select id, (status <> 'proposed')::int as turn, created_date from voucher_corrections`,
    order: ['turn', '-created_date', 'id'],
  },
  'GET /admin/books/bank-days items': {
    as: 'admin',
    made: 'select distinct day, day as id from bank_balances',
    order: ['-day', 'id'],
    idOf: ({ day }) => String(day),
    no_ties: 'each day is listed once',
  },
  'GET /admin/books/months items': {
    as: 'admin',
    made: `select distinct date_trunc('month', posted_on)::date as month, date_trunc('month', posted_on)::date as id from vouchers`,
    order: ['-month', 'id'],
    idOf: ({ month }) => String(month),
    no_ties: 'each month is listed once',
  },
  'GET /admin/books/sums balance': {
    as: 'admin',
    query: { from: '2000-01-01', to: '2099-12-31' },
    made: 'select distinct account as number, account as id from voucher_lines',
    order: ['number', 'id'],
    idOf: ({ number }) => String(number),
    no_ties: 'each account is listed once',
  },
  'GET /admin/books/sums vat': {
    as: 'admin',
    query: { from: '2000-01-01', to: '2099-12-31' },
    made: `select box, box as id from unnest(array['05', '10', '11', '12', '39', '40', '42', '48', '49']) box`,
    order: ['box', 'id'],
    idOf: ({ box }) => String(box),
    no_ties: 'each box is listed once',
  },
  'GET /admin/books/exports items': {
    as: 'admin',
    made: 'select id, created_date from book_exports',
    order: ['-created_date', 'id'],
  },
  'GET /admin/platform items': {
    as: 'admin',
    made: 'select version, version::text as id from platform_details',
    order: ['-version', 'id'],
    idOf: ({ version }) => String(version),
    no_ties: 'each version has a number of its own',
  },
};

/** The eight lines of a month, always in the order of the work. */
export const BOOK_PARTS: readonly string[] = ['GET /admin/books/months/:month lines'];
