import type { closingRoutes } from '#contract/casting/closing.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { beginClosing } from './commands/begin-closing.ts';
import { moveClosing } from './commands/move-closing.ts';
import { listClosings, showClosing } from './queries/list-closings.ts';

interface Call {
  readonly params: { readonly id: string };
  readonly actor: ProjectActor;
  readonly moment: Moment;
}

/** The handlers that close roles, undo closings and open roles again. */
export function closingHandlers({ db }: Services): Handlers<typeof closingRoutes> {
  const change = async ({ actor, params, moment }: Call, command: 'undo' | 'reopen') => {
    const moved = await inTransaction(db, (trx) => moveClosing(trx, actor, params.id, command, moment));
    return isRefusal(moved) ? moved : showClosing(db, actor, params.id, moment);
  };
  return {
    'GET /projects/:id/closings': ({ actor, params, query, moment }) =>
      listClosings(db, actor, params.id, query.page, moment),
    'POST /projects/:id/closings': async ({ actor, params, body, moment }) => {
      const begun = await inTransaction(db, (trx) => beginClosing(trx, actor, params.id, body, moment));
      return isRefusal(begun) ? begun : showClosing(db, actor, begun, moment);
    },
    'POST /closings/:id/undo': (call) => change(call, 'undo'),
    'POST /closings/:id/reopen': (call) => change(call, 'reopen'),
  };
}
