import type { bankRoutes } from '#contract/money/bank.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { bookEntry } from './commands/book-entry.ts';
import { setAside, settleEntry } from './commands/settle-entry.ts';
import { takeBackEntry } from './commands/take-back-entry.ts';
import { takeFile } from './commands/take-file.ts';
import { listEntries } from './queries/list-entries.ts';
import { listFiles } from './queries/list-files.ts';

/** The bank's files, its entries, and the invoices that they pay. */
export function bankHandlers(services: Services): Handlers<typeof bankRoutes> {
  const { db } = services;
  return {
    'GET /admin/bank/entries': ({ query: { standing, page } }) => listEntries(db, standing, page),
    'GET /admin/bank/files': ({ query: { page } }) => listFiles(db, page),
    'POST /admin/bank/files': ({ actor, body, moment }) => takeFile(services, actor, body, moment),
    'POST /admin/bank/entries/:id/settle': ({ actor, params: { id }, body, moment }) =>
      inTransaction(db, (trx) => settleEntry(trx, actor, id, body, moment), ['invoice_payments_reference_unique']),
    'POST /admin/bank/entries/:id/take-back': ({ actor, params: { id }, body: { parts }, moment }) =>
      inTransaction(db, (trx) => takeBackEntry(trx, actor, id, parts, moment)),
    'POST /admin/bank/entries/:id/book': ({ actor, params: { id }, body: { booked_as }, moment }) =>
      inTransaction(db, (trx) => bookEntry(trx, actor, id, booked_as, moment)),
    'POST /admin/bank/entries/:id/set-aside': ({ actor, params: { id }, body: { why }, moment }) =>
      inTransaction(db, (trx) => setAside(trx, actor, id, why, moment)),
  };
}
