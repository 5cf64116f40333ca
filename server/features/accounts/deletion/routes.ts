import type { deletionRoutes } from '#contract/accounts/deletion.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { askDeletion } from './commands/ask-deletion.ts';
import { regretByLink, regretDeletion } from './commands/regret-deletion.ts';
import { showDeletion } from './queries/show-deletion.ts';

const DONE = { done: true } as const;

/** Deletion of an account: its request, its cancellation and its consequences. */
export function deletionHandlers(services: Services): Handlers<typeof deletionRoutes> {
  const { db } = services;
  return {
    'GET /account/deletion': ({ actor }) => showDeletion(db, actor),
    'POST /account/deletion': async ({ actor, body, moment }) => {
      const asked = await askDeletion(services, actor, body.password, moment);
      return isRefusal(asked) ? asked : showDeletion(db, actor);
    },
    'DELETE /account/deletion': async ({ actor, moment }) => {
      await regretDeletion(services, actor.account_id, moment);
      return DONE;
    },
    'POST /account/deletion/regret': async ({ body, moment }) => {
      const kept = await regretByLink(services, body.token, moment);
      return isRefusal(kept) ? kept : DONE;
    },
  };
}
