import type { pushRoutes } from '#contract/talk/push.ts';
import { browserWords } from '#domain/accounts/account/browser-words.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { browserOf } from '#server/features/accounts/account/commands/library-headers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { addDevice } from './commands/add-device.ts';
import { choosePushes, removeDevice } from './commands/change-pushes.ts';
import { findChoices, getPushSettings } from './queries.ts';

const DONE = { done: true } as const;

/** The handlers of a person's pushes. */
export function pushHandlers(services: Services): Handlers<typeof pushRoutes> {
  const { db, env } = services;
  return {
    'GET /account/push': ({ actor }) => getPushSettings(services, actor),
    'POST /account/push/devices': async ({ actor, body, moment, request }) => {
      const device = { browser: browserWords(browserOf(request).user_agent), given: body };
      const added = await inTransaction(db, (trx) => addDevice(trx, env, actor, device, moment));
      return isRefusal(added) ? added : DONE;
    },
    'DELETE /account/push/devices/:id': async ({ actor, params }) => {
      const removed = await inTransaction(db, (trx) => removeDevice(trx, actor.account_id, params.id));
      return isRefusal(removed) ? removed : DONE;
    },
    'PUT /account/push/choices': async ({ actor, body }) => {
      await inTransaction(db, (trx) => choosePushes(trx, actor.account_id, body));
      return findChoices(db, actor.account_id);
    },
  };
}
