import { sql } from 'kysely';
import type { carryOutRoutes, pipelineRoutes } from '#contract/work/pipeline.ts';
import type { Ordered } from '#domain/casting/sign-off/ordered.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { askIfOverLimit } from '#server/features/casting/sign-off/commands/ask-sign-off.ts';
import { loadSignOffs, presentSignOff } from '#server/features/casting/sign-off/queries/load-sign-offs.ts';
import { moveProject, type ProjectMove } from '#server/features/projects/project/commands/move-project.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { showProject } from '#server/features/projects/project/queries/show-project.ts';
import { findBooking } from '#server/features/work/booking/queries/bookings.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { approveSignOff } from './commands/approve-sign-off.ts';
import { awaitPayment } from './commands/await-payment.ts';
import { type Activation, activate } from './commands/book-part.ts';
import { cancelBooking } from './commands/cancel-booking.ts';
import { changeTerms } from './commands/change-terms.ts';
import { sendRequests } from './commands/send-requests.ts';
import { findClashes } from './queries/find-clashes.ts';

interface ProjectCall {
  readonly params: { readonly id: string };
  readonly actor: ProjectActor;
  readonly moment: Moment;
}

/** The result if a sign-off was asked for instead of doing the command. */
const ASKED = 'asked';

/**
 * The handlers of requests, changed terms, activation, completion and cancellation of a project, and of cancelled
 * bookings.
 */
export function pipelineHandlers({ db, env }: Services): Handlers<typeof pipelineRoutes> {
  /** Runs `work` if its cost is within the member's limit; otherwise asks for a sign-off. */
  const withinLimit = async <Done>(
    trx: Trx,
    { actor, params, moment }: ProjectCall,
    order: Ordered,
    work: () => Promise<Done>,
  ) => {
    const asked = await askIfOverLimit(trx, actor, params.id, order, moment);
    if (isRefusal(asked)) return asked;
    return asked ? ASKED : work();
  };
  /** Gives a project a command, with all reactions, and answers with the project after the command. */
  const change = async <C extends CommandOf<typeof projectWorkflow>>(
    { actor, params, moment }: ProjectCall,
    command: ProjectMove<C>,
  ) => {
    const result = await inTransaction(db, (trx) => moveProject(trx, actor, params.id, command, moment));
    return isRefusal(result) ? result : showProject(db, actor, params.id, moment);
  };

  const activation = async (call: ProjectCall, input: Activation) => {
    const { actor, params, moment } = call;
    const order = { what: 'activate', input } as const;
    // Activation books talents, and two companies may book the same days at the same moment: the database refuses the
    // second by one of these constraints.
    const result = await inTransaction(
      db,
      (trx) => withinLimit(trx, call, order, () => activate(trx, actor, params.id, input, moment)),
      ['bookings_no_overlap', 'bookings_once'],
    );
    if (result === ASKED) return refuse('sign_off_asked');
    await awaitPayment(db, params.id, result, moment);
    return isRefusal(result) ? result : showProject(db, actor, params.id, moment);
  };

  return {
    'POST /projects/:id/requests': async (call) => {
      const { actor, params, body, moment } = call;
      const sent = await inTransaction(
        db,
        (trx) =>
          withinLimit(trx, call, { what: 'request', input: body }, () =>
            sendRequests(trx, actor, params.id, body, moment),
          ),
        ['candidates_open_unique'],
      );
      return sent === ASKED ? refuse('sign_off_asked') : sent;
    },
    'POST /projects/:id/change-terms': async ({ actor, params, body, moment }) => {
      const asked_again_count = await inTransaction(db, (trx) => changeTerms(trx, actor, params.id, body, moment), [
        'announcements_role_fk',
        'candidates_role_fk',
        'project_roles_index_unique',
      ]);
      if (isRefusal(asked_again_count)) return asked_again_count;
      const project = await showProject(db, actor, params.id, moment);
      return isRefusal(project) ? project : { asked_again_count, project };
    },
    'POST /projects/:id/activate': async (call) => {
      const answer = await activation(call, call.body);
      if (!isRefusal(answer) || answer.refused !== 'booking_clash') return answer;
      // The refusal has rolled the transaction back, so the clashes are looked up outside it.
      const clashes = await findClashes(db, call.actor, call.params.id, call.moment.today, call.body.candidate_ids);
      return refuse('booking_clash', clashes.length > 0 ? { clashes } : undefined);
    },
    'POST /projects/:id/complete': (call) => change(call, { command: 'complete', words: {} }),
    'POST /projects/:id/cancel': (call) => change(call, { command: 'cancel', words: { reason: call.body.reason } }),
    'POST /bookings/:id/cancel': async ({ actor, params, body, moment }) => {
      const cancelled = await inTransaction(db, (trx) => cancelBooking(trx, actor, params.id, body.reason, moment));
      return isRefusal(cancelled)
        ? cancelled
        : ((await findBooking({ db, env }, actor, params.id, moment)) ?? refuse('not_found'));
    },
  };
}

/** Approves a sign-off, which carries out the order. */
export function carryOutHandlers({ db }: Services): Handlers<typeof carryOutRoutes> {
  return {
    'POST /sign-offs/:id/approve': async ({ actor, params, moment }) => {
      const approved = await inTransaction(db, (trx) => approveSignOff(trx, actor, params.id, moment), [
        'bookings_no_overlap',
        'bookings_once',
        'candidates_open_unique',
      ]);
      if (isRefusal(approved)) {
        const [asked] = await loadSignOffs(db, actor, sql`s.id = ${params.id} and s.what = 'activate'`);
        if (asked) await awaitPayment(db, asked.project_id, approved, moment);
        return approved;
      }
      if (approved !== true) return refuse(approved);
      const [row] = await loadSignOffs(db, actor, sql`s.id = ${params.id}`);
      return row ? presentSignOff(row, actor, moment) : refuse('not_found');
    },
  };
}
