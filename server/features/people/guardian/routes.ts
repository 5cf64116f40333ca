import type { guardianRoutes } from '#contract/people/guardian.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { hashOfBrowser } from '#server/http/mark-browser.ts';
import type { Services } from '#server/services.ts';
import { answerConsent } from './commands/answer-consent.ts';
import { askGuardian, cancelGuardian, remindGuardian } from './commands/ask-guardian.ts';
import { changeGuardiansPhone } from './commands/change-phone.ts';
import { hashToken } from './commands/issue-link.ts';
import { findConsentByLink, findTalentGuardian, presentToGuardian } from './queries.ts';

interface Call {
  readonly actor: TalentActor;
  readonly moment: Moment;
}

const CONSTRAINTS = ['guardian_consents_place_unique'] as const;

/** A talent's guardians. The talent asks; a guardian answers by the link in the mail. */
export function guardianHandlers(
  services: Pick<Services, 'db' | 'env' | 'limits' | 'clock'>,
): Handlers<typeof guardianRoutes> {
  const { db, env } = services;
  const change = async <R extends Refusal>({ actor, moment }: Call, work: (trx: Trx) => Promise<true | R>) => {
    const done = await inTransaction(db, work, CONSTRAINTS);
    return isRefusal(done) ? done : findTalentGuardian(db, actor.talent_id, moment);
  };
  const view = async (token: string, moment: Moment) => {
    const consent = await findConsentByLink(db, hashToken(token), moment);
    return consent ? presentToGuardian({ db, env }, consent, moment) : refuse('dead_link');
  };

  return {
    'GET /talent/guardian': ({ actor, moment }) => findTalentGuardian(db, actor.talent_id, moment),
    'PUT /talent/guardian': (call) => change(call, (trx) => askGuardian(trx, call.actor, 1, call.body, call.moment)),
    'POST /talent/guardian/remind': (call) => change(call, (trx) => remindGuardian(trx, call.actor, 1, call.moment)),
    'DELETE /talent/guardian': (call) => change(call, (trx) => cancelGuardian(trx, call.actor, 1, call.moment)),
    'PUT /talent/second-guardian': (call) =>
      change(call, (trx) => askGuardian(trx, call.actor, 2, call.body, call.moment)),
    'POST /talent/second-guardian/remind': (call) =>
      change(call, (trx) => remindGuardian(trx, call.actor, 2, call.moment)),
    'DELETE /talent/second-guardian': (call) => change(call, (trx) => cancelGuardian(trx, call.actor, 2, call.moment)),
    'POST /guardian-consents/view': ({ body, moment }) => view(body.token, moment),
    'POST /guardian-consents/answer': async ({ body, moment, request }) => {
      const browser = hashOfBrowser(env, { cookie: request.headers.get('cookie') });
      const answered = await inTransaction(db, (trx) => answerConsent(trx, body, browser, moment), CONSTRAINTS);
      return isRefusal(answered) ? answered : view(body.token, moment);
    },
    'POST /guardian-consents/phone': async ({ body, moment, request }) => {
      const browser = hashOfBrowser(env, { cookie: request.headers.get('cookie') });
      const changed = await changeGuardiansPhone(services, body, browser, moment);
      return isRefusal(changed) ? changed : view(body.token, moment);
    },
  };
}
