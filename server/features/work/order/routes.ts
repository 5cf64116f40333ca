import type { orderRoutes } from '#contract/work/order.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { showProject } from '#server/features/projects/project/queries/show-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { sendOrder } from './commands.ts';

/** Orders that a company sends in one call, to the talents whom it names. */
export function orderHandlers({ db }: Services): Handlers<typeof orderRoutes> {
  return {
    'POST /orders/send': async ({ actor, body, moment }) => {
      const sent = await inTransaction(db, (trx) => sendOrder(trx, actor, body, moment), [
        'announcements_role_fk',
        'candidates_open_unique',
        'candidates_role_fk',
        'project_roles_index_unique',
      ]);
      if (isRefusal(sent)) return sent;
      const project = await showProject(db, actor, sent.project_id, moment);
      return isRefusal(project) ? project : { project, held_by: sent.held_by };
    },
  };
}
