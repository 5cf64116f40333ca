import type { mailRoutes } from '#contract/talk/mail.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { chooseMailRates, findMailRates, stopMails, undoStop } from '#server/mail/choices.ts';
import { readStop, type StoppedMail } from '#server/mail/mail-stop.ts';
import type { Services } from '#server/services.ts';

interface Pressed {
  readonly body: { readonly of: string; readonly token: string };
  readonly moment: Moment;
}

/** A talent's choice of mails, and the links at the foot of mails to anybody. */
export function mailHandlers({ db, env }: Pick<Services, 'db' | 'env'>): Handlers<typeof mailRoutes> {
  const byLink = async (
    { body: { of, token }, moment }: Pressed,
    work: (trx: Trx, mail: StoppedMail, now: string) => Promise<void>,
  ) => {
    const mail = readStop(env, of, token);
    if (!mail) return refuse('dead_link');
    await inTransaction(db, (trx) => work(trx, mail, moment.now));
    return { done: true } as const;
  };
  return {
    'GET /talent/mails': ({ actor }) => findMailRates(db, 'talent', actor.account_id),
    'PUT /talent/mails': async ({ actor, body, moment }) => {
      await inTransaction(db, (trx) => chooseMailRates(trx, 'talent', actor.account_id, body, moment.now));
      return findMailRates(db, 'talent', actor.account_id);
    },
    'POST /mail-stops': (call) => byLink(call, stopMails),
    'POST /mail-stops/undo': (call) => byLink(call, undoStop),
  };
}
