import type { invitationRoutes } from '#contract/auditions/invitation.ts';
import { isRefusal, type Refusal, type RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { addPeople } from './commands/add-people.ts';
import { answerInvitation, noteInvitationSeen, tellAccessNeeds } from './commands/answer-invitation.ts';
import { openSides } from './commands/marked-sides.ts';
import { grantTime, moveInvitation, remindCalled } from './commands/move-invitation.ts';
import { listCalled, showCalled } from './queries/list-called.ts';
import { listOwn, showOwn } from './queries/own-invitations.ts';

interface Call<Actor> {
  readonly params: { readonly id: string };
  readonly actor: Actor;
  readonly moment: Moment;
}

type Work = (trx: Trx) => Promise<true | Refusal<RefusalCode | 'not_found'>>;

/** Invitations to auditions. */
export function invitationHandlers(services: Services): Handlers<typeof invitationRoutes> {
  const { db } = services;
  const change = async ({ actor, params, moment }: Call<ProjectActor>, work: Work) => {
    const done = await inTransaction(db, work);
    return isRefusal(done) ? done : showCalled(db, actor, params.id, moment);
  };
  const give = (call: Call<ProjectActor>, command: 'remind' | 'remove' | 'attend' | 'miss' | 'keep-time') =>
    change(call, (trx) => moveInvitation(trx, call.actor, call.params.id, command, {}, call.moment));
  const own = async ({ actor, params, moment }: Call<TalentActor>, work: Work) => {
    const done = await inTransaction(db, work);
    return isRefusal(done) ? done : showOwn(db, actor, params.id, moment);
  };
  const answer = (
    call: Call<TalentActor> & { readonly body: { readonly message: string } },
    command: 'accept' | 'decline' | 'ask-time',
  ) => own(call, (trx) => answerInvitation(trx, call.actor, call.params.id, command, call.body.message, call.moment));

  return {
    'GET /auditions/:id/invitations': ({ actor, params, query, moment }) =>
      listCalled(db, actor, params.id, query.page, moment),
    'POST /auditions/:id/invitations': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => addPeople(trx, actor, params.id, body, moment), ['invitations_once']),
    'POST /auditions/:id/remind': ({ actor, params, moment }) =>
      inTransaction(db, (trx) => remindCalled(trx, actor, params.id, moment)),
    'POST /invitations/:id/remind': (call) => give(call, 'remind'),
    'POST /invitations/:id/remove': (call) => give(call, 'remove'),
    'POST /invitations/:id/attend': (call) => give(call, 'attend'),
    'POST /invitations/:id/miss': (call) => give(call, 'miss'),
    'POST /invitations/:id/keep-time': (call) => give(call, 'keep-time'),
    'POST /invitations/:id/withdraw': (call) => {
      const words = { reason: call.body.reason || null };
      return change(call, (trx) => moveInvitation(trx, call.actor, call.params.id, 'withdraw', words, call.moment));
    },
    'POST /invitations/:id/grant-time': (call) =>
      change(call, (trx) => grantTime(trx, call.actor, call.params.id, call.body.due_date, call.moment)),
    'GET /talent/invitations': ({ actor, query, moment }) => listOwn(db, actor, query, moment),
    'GET /talent/invitations/:id': ({ actor, params, moment }) => showOwn(db, actor, params.id, moment),
    'POST /talent/invitations/:id/seen': async ({ actor, params, moment }) => {
      await inTransaction(db, (trx) => noteInvitationSeen(trx, actor, params.id, moment));
      return showOwn(db, actor, params.id, moment);
    },
    'POST /talent/invitations/:id/accept': (call) => answer(call, 'accept'),
    'POST /talent/invitations/:id/decline': (call) => answer(call, 'decline'),
    'POST /talent/invitations/:id/ask-time': (call) => answer(call, 'ask-time'),
    'POST /talent/invitations/:id/sides': ({ actor, params }) => openSides(services, actor, params.id),
    'PUT /talent/invitations/:id/access-needs': (call) =>
      own(call, (trx) => tellAccessNeeds(trx, call.actor, call.params.id, call.body.words, call.moment)),
  };
}
