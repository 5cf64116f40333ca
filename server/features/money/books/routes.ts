import type { bookRoutes } from '#contract/money/books.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import { listVouchers } from '#server/features/money/ledger/queries/list-vouchers.ts';
import { findPrivateFile } from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { keepExport } from './commands/keep-export.ts';
import { sumsOf } from './queries/books-sums.ts';
import { listBankDays } from './queries/list-bank-days.ts';
import { listExports } from './queries/list-exports.ts';

/** The books: administrators read them and export them. */
export function bookHandlers(services: Services): Handlers<typeof bookRoutes> {
  const { db } = services;
  return {
    'GET /admin/books/vouchers': async ({ query: { page } }) => {
      const { items, ...rest } = await listVouchers(db, page);
      const named = items.map(({ lines, ...voucher }) => ({
        ...voucher,
        lines: lines.map(({ account, ...line }) => ({ ...line, name: ACCOUNTS[account].name })),
      }));
      return { items: named, ...rest };
    },
    'GET /admin/books/sums': ({ query: { from, to } }) => sumsOf(db, from, to),
    'GET /admin/books/bank-days': ({ query: { page } }) => listBankDays(db, page),
    'GET /admin/books/exports': ({ query: { page } }) => listExports(db, page),
    'POST /admin/books/exports': ({ actor, body, moment }) => keepExport(services, actor, body, moment),
    'POST /admin/books/exports/:id': async ({ actor, params: { id } }) => {
      const kept = await db.selectFrom('book_exports').select('file_id').where('id', '=', id).executeTakeFirst();
      const file = kept && (await findPrivateFile(db, kept.file_id));
      if (!file) return refuse('not_found');
      return { url: signedUrl(services, file, { purpose: 'download', account_id: actor.account_id }) };
    },
  };
}
