import type { threadRoutes } from '#contract/thread.ts';
import { refuse } from '#domain/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { readThread } from './commands/read-thread.ts';
import { sendMessage } from './commands/send-message.ts';
import { listThreads } from './queries/list-threads.ts';
import { loadThread } from './queries/load-thread.ts';
import { messagesBefore, showThread } from './queries/show-thread.ts';

/** Threads of candidates and of projects, each by the id of what it is of. */
export function threadHandlers({ db }: Services): Handlers<typeof threadRoutes> {
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
    'POST /threads/:id/read': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => readThread(trx, actor, params.id, body.number, moment)),
  };
}
