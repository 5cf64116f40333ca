import type { auditionDayRoutes } from '#contract/auditions/audition-day-routes.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { confirmTime, declineTime, takeBackDecline } from './commands/answer-time.ts';
import { answerWish, askForTime, declineWish, takeOffer } from './commands/ask-for-time.ts';
import { chooseTime } from './commands/choose-time.ts';
import { placePeople } from './commands/place-people.ts';
import { publishTimes } from './commands/publish-times.ts';
import { moveAppointment, signIn } from './commands/sign-in.ts';
import { changeTime, layOutDay, removeTimes } from './commands/write-times.ts';
import { findFilling } from './queries/find-filling.ts';
import { findTimes, listPeople } from './queries/find-times.ts';
import { findOwnTime, listFreeTimes } from './queries/own-time.ts';

interface Call<Actor> {
  readonly params: { readonly id: string };
  readonly actor: Actor;
  readonly moment: Moment;
}

/** The day of an audition: the company plans and publishes the times; talents confirm, decline or change theirs. */
export function auditionDayHandlers({ db }: Services): Handlers<typeof auditionDayRoutes> {
  /** Runs a command and answers `{ done: true }`. */
  const doing = async <Refused extends Refusal>(work: (trx: Trx) => Promise<true | Refused>) => {
    const done = await inTransaction(db, work);
    return isRefusal(done) ? done : { done: true as const };
  };
  /** Runs a command of the talent, and answers with the talent's time after the command. */
  const own = async <Refused extends Refusal>(
    { actor, params, moment }: Call<TalentActor>,
    work: (trx: Trx, actor: TalentActor, id: string) => Promise<true | Refused>,
  ) => {
    const done = await inTransaction(db, (trx) => work(trx, actor, params.id));
    return isRefusal(done) ? done : ((await findOwnTime(db, actor, params.id, moment)) ?? refuse('not_found'));
  };
  const present = ({ actor, params, moment }: Call<ProjectActor>, command: Parameters<typeof moveAppointment>[3]) =>
    doing((trx) => moveAppointment(trx, actor, params.id, command, moment));

  return {
    'GET /auditions/:id/times': async ({ actor, params, query, moment }) =>
      (await findTimes(db, actor, params.id, query.day, moment)) ?? refuse('not_found'),
    'GET /auditions/:id/untimed': async ({ actor, params, query, moment }) =>
      (await listPeople(db, actor, params.id, 'untimed', query.page, moment)) ?? refuse('not_found'),
    'GET /auditions/:id/wishes': async ({ actor, params, query, moment }) =>
      (await listPeople(db, actor, params.id, 'wishes', query.page, moment)) ?? refuse('not_found'),
    'GET /auditions/:id/filling': async ({ actor, params, query, moment }) =>
      (await findFilling(db, actor, params.id, query, moment)) ?? refuse('not_found'),
    'POST /auditions/:id/times': ({ actor, params, body }) =>
      inTransaction(db, (trx) => layOutDay(trx, actor, params.id, body), ['audition_slots_apart']),
    'POST /auditions/:id/times/remove': ({ actor, params, body }) =>
      doing((trx) => removeTimes(trx, actor, params.id, body.slot_ids)),
    'PATCH /audition-slots/:id': ({ actor, params, body, moment }) =>
      doing((trx) => changeTime(trx, actor, params.id, body, moment)),
    'POST /auditions/:id/places': ({ actor, params, body }) =>
      doing((trx) => placePeople(trx, actor, params.id, body.places)),
    'POST /auditions/:id/publish-times': ({ actor, params, moment }) =>
      inTransaction(db, (trx) => publishTimes(trx, actor, params.id, moment)),
    'POST /appointments/sign-in': ({ actor, body, moment }) =>
      inTransaction(db, (trx) => signIn(trx, actor, body.code, moment)),
    'POST /appointments/:id/arrive': (call) => present(call, 'arrive'),
    'POST /appointments/:id/enter': (call) => present(call, 'enter'),
    'POST /appointments/:id/take-back-arrival': (call) => present(call, 'take-back-arrival'),
    'POST /slot-wishes/:id/decline': ({ actor, params, body, moment }) =>
      doing((trx) => declineWish(trx, actor, params.id, body.reason, moment)),
    'GET /talent/invitations/:id/time': async ({ actor, params, moment }) =>
      (await findOwnTime(db, actor, params.id, moment)) ?? refuse('not_found'),
    'GET /talent/invitations/:id/free-times': async ({ actor, params, query, moment }) =>
      (await listFreeTimes(db, actor, params.id, query.page, moment)) ?? refuse('not_found'),
    'POST /talent/invitations/:id/time': (call) =>
      own(call, (trx, actor, id) => chooseTime(trx, actor, id, call.body.slot_id, call.moment)),
    'POST /talent/invitations/:id/time/confirm': (call) =>
      own(call, (trx, actor, id) => confirmTime(trx, actor, id, call.body.starts_date, call.moment)),
    'POST /talent/invitations/:id/time/decline': (call) =>
      own(call, (trx, actor, id) => declineTime(trx, actor, id, call.moment)),
    'POST /talent/invitations/:id/time/take-back-decline': (call) =>
      own(call, (trx, actor, id) => takeBackDecline(trx, actor, id, call.moment)),
    'POST /talent/invitations/:id/wish': (call) =>
      own(call, (trx, actor, id) => askForTime(trx, actor, id, call.body, call.moment)),
    'POST /talent/invitations/:id/wish/take': (call) =>
      own(call, (trx, actor, id) => takeOffer(trx, actor, id, call.moment)),
    'POST /talent/invitations/:id/wish/pass': (call) =>
      own(call, (trx, actor, id) => answerWish(trx, actor, id, 'pass', call.moment)),
    'POST /talent/invitations/:id/wish/take-back': (call) =>
      own(call, (trx, actor, id) => answerWish(trx, actor, id, 'take-back', call.moment)),
  };
}
