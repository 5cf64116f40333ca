import type { optionRoutes } from '#contract/casting/option.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { giveOption } from './commands/give-option.ts';
import { moveOption } from './commands/move-option.ts';
import { showOptions } from './queries/show-options.ts';

interface Call<Actor> {
  readonly params: { readonly id: string };
  readonly actor: Actor;
  readonly moment: Moment;
}

/**
 * Options on candidates: given, challenged and released. Each command of a company answers with the option after the
 * command.
 */
export function optionHandlers({ db }: Services): Handlers<typeof optionRoutes> {
  const show = async ({ actor, params }: Call<ProjectActor>, moment: Moment) =>
    (await showOptions(db, [params], actor, moment)).get(params.id) ?? refuse('not_found');

  const change = async (call: Call<ProjectActor>, command: 'challenge' | 'release') => {
    const { actor, params, moment } = call;
    const moved = await inTransaction(db, (trx) => moveOption(trx, actor, params.id, command, moment));
    return isRefusal(moved) ? moved : show(call, moment);
  };

  return {
    'POST /candidates/:id/option': async (call) => {
      const { actor, params, body, moment } = call;
      const ends_date = instantAt(body.ends_on, body.ends_at);
      const given = await inTransaction(db, (trx) => giveOption(trx, actor, params.id, ends_date, moment));
      return isRefusal(given) ? given : show(call, moment);
    },
    'POST /candidates/:id/option/challenge': (call) => change(call, 'challenge'),
    'POST /candidates/:id/option/release': (call) => change(call, 'release'),
    'POST /talent/requests/:id/option/release': async ({ actor, params, moment }: Call<TalentActor>) => {
      const moved = await inTransaction(db, (trx) => moveOption(trx, actor, params.id, 'release-by-talent', moment));
      return isRefusal(moved) ? moved : { done: true as const };
    },
  };
}
