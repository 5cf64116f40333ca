import type { ErrorCode } from '#contract/errors.ts';
import type { pipelineRoutes } from '#contract/pipeline.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { findBooking } from '../booking/queries.ts';
import type { ProjectActor } from '../project/policy.ts';
import { presentProject } from '../project/present.ts';
import { loadProject } from '../project/queries/load-project.ts';
import { activateProject } from './commands/activate-project.ts';
import { cancelBooking } from './commands/cancel-booking.ts';
import { cancelProject, completeProject } from './commands/end-project.ts';
import { sendRequests } from './commands/send-requests.ts';
import { findClashes } from './queries/find-clashes.ts';

interface ProjectCall {
  readonly params: { readonly id: string };
  readonly actor: ProjectActor;
  readonly moment: Moment;
}

export function pipelineHandlers({ db }: Services): Handlers<typeof pipelineRoutes> {
  /** Runs a command of a project in a transaction and answers with the project as it is afterwards. */
  const change = async (
    { actor, params, moment }: ProjectCall,
    work: (trx: Trx) => Promise<true | Refusal<ErrorCode>>,
  ) => {
    const result = await inTransaction(db, work);
    if (isRefusal(result)) return result;
    const project = await loadProject(db, actor, params.id);
    return project ? presentProject(project, actor, moment) : refuse('not_found');
  };

  return {
    'POST /projects/:id/requests': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => sendRequests(trx, actor, params.id, body, moment)),
    'POST /projects/:id/activate': async (call) => {
      const { actor, params, body, moment } = call;
      const answer = await change(call, (trx) =>
        activateProject(trx, actor, params.id, body.accepts_short_roles, moment),
      );
      if (!isRefusal(answer) || answer.refused !== 'booking_clash') return answer;
      // The transaction is gone with the refusal, so who is booked when is looked up after it.
      const clashes = await findClashes(db, params.id);
      return refuse('booking_clash', clashes.length > 0 ? { clashes } : undefined);
    },
    'POST /projects/:id/complete': (call) =>
      change(call, (trx) => completeProject(trx, call.actor, call.params.id, call.moment)),
    'POST /projects/:id/cancel': (call) =>
      change(call, (trx) => cancelProject(trx, call.actor, call.params.id, call.body.reason, call.moment)),
    'POST /bookings/:id/cancel': async ({ actor, params, body, moment }) => {
      const cancelled = await inTransaction(db, (trx) => cancelBooking(trx, actor, params.id, body.reason, moment));
      return isRefusal(cancelled)
        ? cancelled
        : ((await findBooking(db, actor, params.id, moment)) ?? refuse('not_found'));
    },
  };
}
