/** The routes whose cost grows with what others have because that is what they show. */

const SUMS = 'adds up what it shows; a statement ends after 15 s';
const QUEUE = 'shows all the work that waits, and is empty once it is done';
const CALLED = 'shows all who are called to its auditions';
const RECORDS =
  'is a call of programs alone, with the rights of an administrator: no index of all rows of all people is kept for it';

/** By route, why its cost grows. */
export const SHOWN: Readonly<Record<string, string>> = {
  'GET /admin/dashboard': SUMS,
  'GET /admin/figures': `${SUMS}; only the rows of the shown weeks or months`,
  'GET /admin/invoicing': `${SUMS}; only unpaid invoices and charges that are on none`,
  'GET /admin/books/months': `${SUMS}; only the vouchers of the shown months`,
  'GET /admin/books/months/:month': `${SUMS}; the vouchers of the accounts that it compares`,
  'GET /admin/books/sums': `${SUMS}; only the vouchers of the asked days`,
  'GET /admin/declarations': `${SUMS}; only the wages of the shown months`,
  'GET /admin/invoicing/debts': `${SUMS}; only unpaid invoices`,
  'GET /admin/credit-lines': `${SUMS}; only what the shown companies owe and have booked`,
  'GET /admin/owed-projects': QUEUE,
  'GET /admin/operations': QUEUE,
  'POST /admin/outbox/retry-dead': 'sends every dead mail again',
  'GET /admin/audit/export': 'gives the file of the asked entries, at most 10,000',
  'GET /admin/books/bank-days':
    'reads what the files of the bank tell of the shown days, which are many only among copies',
  'GET /admin/bank/entries':
    'compares the payments with all unpaid invoices of their amounts, which are many only among copies',
  'GET /admin/talents/:id': 'shows all people of the same name and birth date, who are many only among copies',
  'GET /admin/seller-reports/:year/downloads':
    'sorts the downloads of the files of one year, which are many only among copies',
  'GET /targets': 'compares a text with the names of all whom the company has asked',
  'GET /records/Audition': CALLED,
  'POST /records/Audition/filter': CALLED,
  'GET /records/TalentNotification': RECORDS,
  'POST /records/TalentNotification/filter': RECORDS,
  'GET /records/CompanyNotification': RECORDS,
  'POST /records/CompanyNotification/filter': RECORDS,
  'GET /records/ProjectMessage': `${RECORDS}; it reads on until it has a page of reported threads`,
  'POST /records/ProjectMessage/filter': `${RECORDS}; it reads on until it has a page of reported threads`,
};
