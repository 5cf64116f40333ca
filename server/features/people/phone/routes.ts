import type { phoneRoutes } from '#contract/people/phone.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { mailOwnerWidely } from '#server/mail/mail-owner.ts';
import type { Services } from '#server/services.ts';
import { phoneMail } from '#texts/people/phone-words.ts';
import { chooseSms, confirmPhone, type PhonePerson, removePhone, sendCode } from './commands.ts';
import { isAskedForPhone, showPhone } from './queries.ts';

const personOf = ({ talent_id, account_id }: TalentActor): PhonePerson => ({
  owner: { talent_id, consent_id: null },
  counted: { account: account_id },
  tell: (trx, what) => mailOwnerWidely(trx, account_id, (owner) => phoneMail(owner.first_name, what)),
});

/** The mobile number of a talent. */
export function phoneHandlers(services: Services): Handlers<typeof phoneRoutes> {
  const { db, env } = services;
  const shown = async <R extends Refusal>(done: true | R, actor: TalentActor, moment: Moment) =>
    isRefusal(done) ? done : showPhone(services, actor, moment);
  const send = async (actor: TalentActor, number: string, is_other: boolean, moment: Moment) =>
    (await isAskedForPhone(db, env, actor.talent_id, moment))
      ? sendCode(services, personOf(actor), { number, is_other }, moment)
      : refuse('not_allowed_now');
  return {
    'GET /talent/phone': ({ actor, moment }) => showPhone(services, actor, moment),
    'POST /talent/phone/code': async ({ actor, body, moment }) =>
      shown(await send(actor, body.number, false, moment), actor, moment),
    'PUT /talent/phone': async ({ actor, body, moment }) =>
      shown(await send(actor, body.number, true, moment), actor, moment),
    'POST /talent/phone/confirm': async ({ actor, body, moment }) =>
      shown(await confirmPhone(services, personOf(actor), body.code, moment), actor, moment),
    'PUT /talent/phone/kinds': async ({ actor, body, moment }) =>
      shown(await chooseSms(services, personOf(actor), body.kinds), actor, moment),
    'DELETE /talent/phone': async ({ actor, moment }) => {
      await removePhone(services, personOf(actor));
      return showPhone(services, actor, moment);
    },
  };
}
