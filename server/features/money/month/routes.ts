import type { monthRoutes } from '#contract/money/month.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { monthOf } from '#domain/money/ledger/months.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { closeBooks } from './commands/close-books.ts';
import { findMonth, listMonths } from './queries/list-months.ts';

/** The months of the books: what is done and left in each, and their closing. */
export function monthHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof monthRoutes> {
  return {
    'GET /admin/books/months': ({ query: { page }, moment }) => listMonths(db, page, moment),
    'GET /admin/books/months/:month': async ({ params: { month }, moment }) =>
      (await findMonth(db, month, moment)) ?? refuse('not_found'),
    'POST /admin/books/months/close': ({ actor, body, moment }) =>
      inTransaction(db, (trx) => closeBooks(trx, actor, { ...body, month: monthOf(body.month) }, moment)),
  };
}
