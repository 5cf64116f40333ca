import { sql } from 'kysely';
import type { appealRoutes } from '#contract/accounts/appeal.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { answerAppeal } from './commands/answer-appeal.ts';
import { hashOf } from './commands/open-appeal.ts';
import { HELD_NUMBER, tellHeldNumber } from './commands/tell-held-number.ts';
import { writeAppeal } from './commands/write-appeal.ts';
import { listAppeals } from './queries/list-appeals.ts';
import { findByLink, loadAppeals, presentToAdmin, presentToHolder } from './queries/load-appeals.ts';

interface Call {
  readonly actor: AdminActor;
  readonly params: { readonly id: string };
  readonly body: { readonly answer: string };
  readonly moment: Moment;
}

/** Appeals. The holder of a decision's link writes an appeal; administrators answer it. */
export function appealHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof appealRoutes> {
  const view = async (token: string, moment: Moment) => {
    const appeal = await findByLink(db, hashOf(token));
    return appeal ? presentToHolder(appeal, moment) : refuse('dead_link');
  };
  const answer = ({ actor, params, body, moment }: Call, command: 'uphold' | 'grant') => {
    const words = { ...params, ...body };
    return (trx: Trx) => answerAppeal(trx, actor, command, words, moment);
  };
  const show = async <R extends Refusal>({ actor, params, moment }: Call, done: true | R) => {
    if (isRefusal(done)) return done;
    const [appeal] = await loadAppeals(db, sql`a.id = ${params.id}`);
    return appeal ? presentToAdmin(appeal, actor, moment) : refuse('not_found');
  };
  return {
    'POST /appeals/view': ({ body, moment }) => view(body.token, moment),
    'POST /appeals/write': async ({ body, moment }) => {
      const written = await inTransaction(db, (trx) => writeAppeal(trx, body, moment));
      return isRefusal(written) ? written : view(body.token, moment);
    },
    'GET /admin/appeals': ({ actor, query, moment }) => listAppeals(db, actor, query.status, query.page, moment),
    'POST /admin/appeals/:id/uphold': async (call) => show(call, await inTransaction(db, answer(call, 'uphold'))),
    'POST /admin/appeals/:id/grant': async (call) =>
      show(call, tellHeldNumber(await inTransaction(db, answer(call, 'grant'), HELD_NUMBER))),
  };
}
