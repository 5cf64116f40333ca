import type { declarationRoutes } from '#contract/money/declaration.ts';
import { monthOf } from '#domain/money/ledger/months.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { downloadFile } from './commands/download-file.ts';
import { handIn } from './commands/hand-in.ts';
import { type DeclarationParts, makeFile } from './commands/make-file.ts';
import { listDownloads, listFiles } from './queries/list-files.ts';
import { findMonth, listMonths } from './queries/list-months.ts';
import { listPeople } from './queries/list-people.ts';

/** The employer's declaration of wages by month (arbetsgivardeklaration): figures, files and handing in. */
export function declarationHandlers(parts: DeclarationParts): Handlers<typeof declarationRoutes> {
  const { db, env } = parts;
  return {
    'GET /admin/declarations': ({ query: { page }, moment }) => listMonths(db, page, moment),
    'GET /admin/declarations/:month': ({ params: { month }, moment }) => findMonth(db, month, moment),
    'GET /admin/declarations/:month/people': ({ params: { month }, query: { page } }) => listPeople(db, month, page),
    'GET /admin/declarations/:month/files': ({ params: { month }, query: { page } }) => listFiles(db, month, page),
    'GET /admin/declarations/:month/downloads': ({ params: { month }, query: { page } }) =>
      listDownloads(db, month, page),
    'POST /admin/declarations/:month/files': ({ actor, params: { month }, moment }) =>
      makeFile(parts, actor, monthOf(month), moment),
    'POST /admin/declaration-files/:id/download': ({ actor, params: { id }, moment }) =>
      inTransaction(db, (trx) => downloadFile(trx, env, actor, id, moment)),
    'POST /admin/declaration-files/:id/hand-in': ({ actor, params: { id }, body: { handed_in_on }, moment }) =>
      inTransaction(db, (trx) => handIn(trx, actor, id, handed_in_on, moment)),
  };
}
