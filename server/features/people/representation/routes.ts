import type { representationRoutes } from '#contract/people/representation.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { acceptTalent, leaveTalent, moveOwnAgent, offerAgent } from './commands.ts';
import { findOwnAgent, findRepresented, listOwnAgents, listRepresented } from './queries.ts';

interface Call {
  readonly actor: TalentActor;
  readonly params: { readonly id: string };
  readonly moment: Moment;
}

/** Agents: offered and ended by talents, accepted and ended by the agents. */
export function representationHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof representationRoutes> {
  const asTalent = async <R extends Refusal>(
    { actor, params, moment }: Call,
    work: (trx: Trx) => Promise<true | R>,
  ) => {
    const done = await inTransaction(db, work);
    return isRefusal(done) ? done : ((await findOwnAgent(db, actor, params.id, moment)) ?? refuse('not_found'));
  };
  const asAgent = async <R extends Refusal>({ actor, params, moment }: Call, work: (trx: Trx) => Promise<true | R>) => {
    const done = await inTransaction(db, work, ['representations_one_account']);
    return isRefusal(done) ? done : ((await findRepresented(db, actor, params.id, moment)) ?? refuse('not_found'));
  };
  return {
    'GET /talent/agents': ({ actor, query, moment }) => listOwnAgents(db, actor, query.page, moment),
    'POST /talent/agents': async ({ actor, body, moment }) => {
      const done = await inTransaction(db, (trx) => offerAgent(trx, actor, body, moment), [
        'representations_one_agent',
      ]);
      return isRefusal(done) ? done : ((await findOwnAgent(db, actor, body.id, moment)) ?? refuse('not_found'));
    },
    'POST /talent/agents/:id/allow': (call) =>
      asTalent(call, (trx) =>
        moveOwnAgent(
          trx,
          call.actor,
          { id: call.params.id, command: 'allow', allowed: call.body.allowed },
          call.moment,
        ),
      ),
    'POST /talent/agents/:id/withdraw': (call) =>
      asTalent(call, (trx) => moveOwnAgent(trx, call.actor, { id: call.params.id, command: 'withdraw' }, call.moment)),
    'POST /talent/agents/:id/end': (call) =>
      asTalent(call, (trx) => moveOwnAgent(trx, call.actor, { id: call.params.id, command: 'end' }, call.moment)),
    'GET /agent/talents': ({ actor, query, moment }) => listRepresented(db, actor, query.page, moment),
    'POST /agent/talents/:id/accept': (call) =>
      asAgent(call, (trx) => acceptTalent(trx, call.actor, call.params.id, call.moment)),
    'POST /agent/talents/:id/decline': (call) =>
      asAgent(call, (trx) => leaveTalent(trx, call.actor, { id: call.params.id, command: 'decline' }, call.moment)),
    'POST /agent/talents/:id/resign': (call) =>
      asAgent(call, (trx) => leaveTalent(trx, call.actor, { id: call.params.id, command: 'resign' }, call.moment)),
  };
}
