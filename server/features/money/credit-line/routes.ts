import type { creditLineRoutes } from '#contract/money/credit-line.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { askAdvance, showAdvance } from './commands/ask-advance.ts';
import { askForCredit, setCredit } from './commands/move-credit-line.ts';
import { listAsked, showLine, showOwnLine } from './queries/show-credit-line.ts';

/** What companies may owe us: their own view, their question for more, and the decisions of finance. */
export function creditLineHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof creditLineRoutes> {
  return {
    'GET /company/credit-line': ({ actor, moment }) => showOwnLine(db, actor, moment),
    'POST /company/credit-line/ask': async ({ actor, body, moment }) => {
      const asked = await inTransaction(db, (trx) => askForCredit(trx, actor, body.reason, moment));
      return isRefusal(asked) ? asked : showOwnLine(db, actor, moment);
    },
    'POST /projects/:id/advance': async ({ actor, params, moment }) => {
      const asked = await inTransaction(db, (trx) => askAdvance(trx, actor, params.id, moment));
      if (isRefusal(asked)) return asked;
      return (await showAdvance(db, asked)) ?? refuse('not_found');
    },
    'GET /admin/credit-lines': ({ actor, query, moment }) => listAsked(db, actor, query.page, moment),
    'GET /admin/credit-lines/:id': async ({ actor, params, moment }) =>
      (await showLine(db, actor, params.id, moment)) ?? refuse('not_found'),
    'POST /admin/credit-lines/:id/set': async ({ actor, params, body: { password, ...decision }, moment }) => {
      const set = await inTransaction(db, (trx) => setCredit(trx, actor, params.id, decision, moment));
      return isRefusal(set) ? set : ((await showLine(db, actor, params.id, moment)) ?? refuse('not_found'));
    },
  };
}
