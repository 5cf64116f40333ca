import type { threadRoutes } from '#contract/talk/thread.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { answerAll } from './commands/answer-all.ts';
import { blockCompany, unblockCompany } from './commands/block-company.ts';
import { takeFile } from './commands/keep-file.ts';
import { readThread } from './commands/read-thread.ts';
import { reportThread } from './commands/report-thread.ts';
import { hideMessage, readReported } from './commands/reported-thread.ts';
import { sendMessage } from './commands/send-message.ts';
import { listBlocks } from './queries/list-blocks.ts';
import { listThreads } from './queries/list-threads.ts';
import { loadThread } from './queries/load-thread.ts';
import { findFile, messagesBefore, showThread } from './queries/show-thread.ts';

/** Threads of candidates and of projects, addressed by the id of the candidate or the project. */
export function threadHandlers(services: Services): Handlers<typeof threadRoutes> {
  const { db } = services;
  return {
    'GET /threads': ({ actor, query, moment }) => listThreads(db, actor, query.page, moment),
    'GET /threads/:id': async ({ actor, params, moment }) => {
      const thread = await loadThread(db, actor, params.id, moment);
      return thread ? showThread(db, thread) : refuse('not_found');
    },
    'GET /threads/:id/messages': async ({ actor, params, query, moment }) => {
      const thread = await loadThread(db, actor, params.id, moment);
      return thread ? { messages: await messagesBefore(db, thread, query.before) } : refuse('not_found');
    },
    'POST /threads/:id/messages': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => sendMessage(trx, actor, params.id, body, moment)),
    'POST /threads/:id/answers': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => answerAll(trx, actor, params.id, body, moment)),
    'POST /threads/:id/files': ({ actor, params, body, moment, request }) =>
      takeFile(services, actor, params.id, body, moment, request.signal),
    'POST /threads/:id/files/:file_id': async ({ actor, params, moment }) => {
      const thread = await loadThread(db, actor, params.id, moment);
      const file = thread && (await findFile(db, thread, params.file_id));
      if (!file) return refuse('not_found');
      const purpose = file.content_type.startsWith('image/') ? 'view' : 'download';
      return { url: signedUrl(services, file, { purpose, account_id: actor.account_id }) };
    },
    'POST /threads/:id/read': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => readThread(trx, actor, params.id, body.number, moment)),
    'POST /threads/:id/report': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => reportThread(trx, actor, params.id, body, moment)),
    'POST /threads/:id/block': ({ actor, params, moment }) =>
      inTransaction(db, (trx) => blockCompany(trx, actor, params.id, moment)),
    'GET /talent/blocks': ({ actor, query }) => listBlocks(db, actor, query.page),
    'DELETE /talent/blocks/:id': ({ actor, params }) =>
      inTransaction(db, (trx) => unblockCompany(trx, actor, params.id)),
    'POST /admin/threads/:id/read': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => readReported(trx, actor, params.id, body.before, moment)),
    'POST /admin/threads/:id/hide': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => hideMessage(trx, actor, params.id, body, moment)),
  };
}
