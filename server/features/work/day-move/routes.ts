import type { dayMoveRoutes } from '#contract/work/day-move.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { moveDaysOfAll } from './commands/move-days.ts';
import { listMoves } from './queries/list-moves.ts';
import { showPlan } from './queries/show-plan.ts';

/** The move of a production's days for all its people: the plan, the move, and the answers. */
export function dayMoveHandlers({ db }: Services): Handlers<typeof dayMoveRoutes> {
  return {
    'POST /projects/:id/day-moves/plan': ({ actor, params, body, moment }) =>
      showPlan(db, actor, params.id, body.moves, moment),
    'POST /projects/:id/day-moves': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => moveDaysOfAll(trx, actor, params.id, body, moment)),
    'GET /projects/:id/day-moves': async ({ actor, params, moment }) =>
      (await seesProject(db, actor, params.id))
        ? { items: await listMoves(db, actor, params.id, moment) }
        : refuse('not_found'),
  };
}
