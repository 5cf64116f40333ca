import type { counterOfferRoutes } from '#contract/casting/counter-offer.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { type Settling, settleOffer } from './commands/settle-offer.ts';
import { answerOffer, suggestTerms } from './commands/suggest-terms.ts';
import { listOffers, listTalentOffers, showOffer, showTalentOffer } from './queries/show-offers.ts';

interface Call<Actor, Body> {
  readonly params: { readonly id: string };
  readonly actor: Actor;
  readonly body: Body;
  readonly moment: Moment;
}

/**
 * Counter-offers: other terms for an order, suggested and answered by both sides. Each command answers with the
 * counter-offer after the command.
 */
export function counterOfferHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof counterOfferRoutes> {
  type Body = Omit<Settling, 'command'>;
  const settle =
    (command: Settling['command']) =>
    async ({ actor, params, body, moment }: Call<ProjectActor, Body>) => {
      const settled = await inTransaction(db, (trx) =>
        settleOffer(trx, actor, params.id, { command, ...body }, moment),
      );
      return isRefusal(settled) ? settled : showOffer(db, actor, params.id, moment);
    };
  const settleAsTalent =
    (command: Settling['command']) =>
    async ({ actor, params, body, moment }: Call<TalentActor, Body>) => {
      const settled = await inTransaction(db, (trx) =>
        settleOffer(trx, actor, params.id, { command, ...body }, moment),
      );
      return isRefusal(settled) ? settled : showTalentOffer(db, actor, params.id, moment);
    };

  return {
    'GET /projects/:id/counter-offers': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listOffers(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'POST /counter-offers/:id/answer': async ({ actor, params, body, moment }) => {
      const answered = await inTransaction(db, (trx) => answerOffer(trx, actor, params.id, body, moment));
      return isRefusal(answered) ? answered : showOffer(db, actor, params.id, moment);
    },
    'POST /counter-offers/:id/accept': settle('accept'),
    'POST /counter-offers/:id/decline': settle('decline'),
    'POST /counter-offers/:id/withdraw': settle('withdraw'),
    'GET /talent/requests/:id/counter-offers': ({ actor, params, moment }) =>
      listTalentOffers(db, actor, params.id, moment),
    'POST /talent/requests/:id/counter-offers': async ({ actor, params, body, moment }) => {
      const id = await inTransaction(db, (trx) => suggestTerms(trx, actor, params.id, body, moment));
      return isRefusal(id) ? id : showTalentOffer(db, actor, id, moment);
    },
    'POST /talent/counter-offers/:id/answer': async ({ actor, params, body, moment }) => {
      const answered = await inTransaction(db, (trx) => answerOffer(trx, actor, params.id, body, moment));
      return isRefusal(answered) ? answered : showTalentOffer(db, actor, params.id, moment);
    },
    'POST /talent/counter-offers/:id/accept': settleAsTalent('accept'),
    'POST /talent/counter-offers/:id/decline': settleAsTalent('decline'),
    'POST /talent/counter-offers/:id/withdraw': settleAsTalent('withdraw'),
  };
}
