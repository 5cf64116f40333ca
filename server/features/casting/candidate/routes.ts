import type { candidateRoutes } from '#contract/casting/candidate-routes.ts';
import type { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { CommandWords } from '#server/lifecycle/adapter.ts';
import type { Services } from '#server/services.ts';
import { editCandidate } from './commands/edit-candidate.ts';
import { extendCandidate, extendCandidates } from './commands/extend-candidates.ts';
import { answerRequest, moveCandidate, type RequestAnswer, type Seen } from './commands/move-candidate.ts';
import { moveCandidates } from './commands/move-candidates.ts';
import { placeCandidate } from './commands/place-candidate.ts';
import { findCandidateRow, listCandidates } from './queries/list-candidates.ts';
import { findRequest, listRequests } from './queries/list-requests.ts';

interface Call<Actor> {
  readonly params: { readonly id: string };
  readonly actor: Actor;
  readonly moment: Moment;
}

/** The handlers of candidates, for companies that ask and talents who answer. */
export function candidateHandlers({ db }: Services): Handlers<typeof candidateRoutes> {
  const showRow = async ({ actor, params, moment }: Call<ProjectActor>) =>
    (await findCandidateRow(db, actor, params.id, moment)) ?? refuse('not_found');

  /** Gives a command of the company, and answers with the candidate after the command. */
  const decide = async <C extends CommandOf<typeof candidateWorkflow>>(
    call: Call<ProjectActor>,
    command: C,
    words: CommandWords<'candidate', C>,
    seen?: Seen,
  ) => {
    const { actor, params, moment } = call;
    const move = { command, words, seen };
    const moved = await inTransaction(db, (trx) => moveCandidate(trx, actor, params.id, move, moment));
    return isRefusal(moved) ? moved : showRow(call);
  };

  const answer = async (
    call: Call<TalentActor> & { body: RequestAnswer },
    command: 'answer-interested' | 'answer-not-interested',
  ) => {
    const { actor, params, body, moment } = call;
    const moved = await inTransaction(db, (trx) => answerRequest(trx, actor, params.id, command, body, moment), [
      'bookings_no_overlap',
    ]);
    return isRefusal(moved) ? moved : showRequest(call);
  };

  const showRequest = async ({ actor, params, moment }: Call<TalentActor>) =>
    (await findRequest(db, actor, params.id, moment)) ?? refuse('not_found');

  return {
    'GET /projects/:id/candidates': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listCandidates(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'POST /candidates/:id/approve': (call) => decide(call, 'approve', {}, call.body),
    'POST /candidates/:id/reject': (call) => decide(call, 'reject', {}, call.body),
    'POST /candidates/:id/hold': (call) => decide(call, 'hold', {}, call.body),
    'POST /candidates/:id/call-back': (call) => decide(call, 'call-back', {}, call.body),
    'POST /candidates/:id/place': async (call) => {
      const { actor, params, body } = call;
      const placed = await inTransaction(db, (trx) => placeCandidate(trx, actor, params.id, body.before_id));
      return isRefusal(placed) ? placed : showRow(call);
    },
    'POST /candidates/:id/undecide': (call) => decide(call, 'undecide', {}, call.body),
    'POST /candidates/:id/remind': (call) => decide(call, 'remind', {}),
    'POST /candidates/:id/extend': async (call) => {
      const { actor, params, body, moment } = call;
      const extended = await inTransaction(db, (trx) => extendCandidate(trx, actor, params.id, body.answer_by, moment));
      return isRefusal(extended) ? extended : showRow(call);
    },
    'POST /candidates/:id/withdraw': (call) => decide(call, 'withdraw', { reason: call.body.reason || null }),
    'POST /projects/:id/candidates/remind': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => moveCandidates(trx, actor, params.id, body.candidate_ids, 'remind', {}, moment)),
    'POST /projects/:id/candidates/extend': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => extendCandidates(trx, actor, params.id, body.candidate_ids, body.answer_by, moment)),
    'POST /projects/:id/candidates/withdraw': ({ actor, params, body, moment }) => {
      const words = { reason: body.reason || null };
      return inTransaction(db, (trx) =>
        moveCandidates(trx, actor, params.id, body.candidate_ids, 'withdraw', words, moment),
      );
    },
    'PATCH /candidates/:id': async (call) => {
      const edited = await inTransaction(db, (trx) => editCandidate(trx, call.actor, call.params.id, call.body));
      return isRefusal(edited) ? edited : showRow(call);
    },
    'GET /talent/requests': ({ actor, query, moment }) => listRequests(db, actor, query.group, query.page, moment),
    'GET /talent/requests/:id': showRequest,
    'POST /talent/requests/:id/answer-interested': (call) => answer(call, 'answer-interested'),
    'POST /talent/requests/:id/answer-not-interested': (call) => answer(call, 'answer-not-interested'),
  };
}
