import type { outboxRoutes } from '#contract/talk/outbox.ts';
import type { EntryCommand } from '#domain/kernel/outbox/outbox-entry.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { commandEntry, retryDead } from './commands.ts';
import { findEntry, listEntries } from './queries.ts';

interface Call {
  readonly actor: AdminActor;
  readonly params: { readonly id: string };
  readonly moment: Moment;
}

/** The handlers of the outbox, for administrators. */
export function outboxHandlers({ db }: Services): Handlers<typeof outboxRoutes> {
  const give = async ({ actor, params: { id }, moment }: Call, command: EntryCommand) => {
    const given = await inTransaction(db, (trx) => commandEntry(trx, actor, command, id, moment));
    return isRefusal(given) ? given : ((await findEntry(db, id)) ?? refuse('not_found'));
  };
  return {
    'GET /admin/outbox': ({ query, moment }) => listEntries(db, query.state, query.page, moment),
    'POST /admin/outbox/:id/retry': (call) => give(call, 'retry'),
    'POST /admin/outbox/:id/give-up': (call) => give(call, 'give-up'),
    'POST /admin/outbox/retry-dead': async ({ actor, moment }) => ({
      retried: await inTransaction(db, (trx) => retryDead(trx, actor, moment)),
    }),
  };
}
