import type { talentRoutes } from '#contract/people/talent.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { newTalentsSince } from '#domain/people/talent/new-talent.rules.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { submitProfile } from '#server/features/people/profile/commands.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { addBusySpan, freeDays, removeBusySpan } from './commands/change-busy-days.ts';
import { addPicture, deletePicture, orderPictures } from './commands/change-pictures.ts';
import { completeProfile } from './commands/change-profile.ts';
import { makeSedcard } from './commands/make-sedcard.ts';
import { recordSeen } from './commands/record-seen.ts';
import { saveProfile } from './commands/save-profile.ts';
import { presentOwnProfile } from './present.ts';
import { countTalentsSince, findBusySpans, findOwnProfile, type OwnProfileRow, viewTalent } from './queries.ts';

/** The talent's own profile, pictures, sedcard and busy days, and the number of talents on the landing page. */
export function talentHandlers(services: Services): Handlers<typeof talentRoutes> {
  const { db, env } = services;
  const present = <R extends Refusal>(saved: OwnProfileRow | R, moment: Moment) =>
    isRefusal(saved) ? saved : presentOwnProfile(saved, moment);

  return {
    'GET /talent/profile': async ({ actor, moment }) =>
      present((await findOwnProfile(db, actor.talent_id)) ?? refuse('not_found'), moment),

    'PATCH /talent/profile': async ({ actor, body, moment }) =>
      present(await saveProfile(db, actor.talent_id, body, moment), moment),

    'POST /talent/profile/complete': async ({ actor, moment }) =>
      present(await completeProfile(db, actor, moment), moment),

    'POST /talent/profile/submit': async ({ actor, moment }) => {
      const submitted = await inTransaction(db, (trx) => submitProfile(trx, actor, moment));
      if (isRefusal(submitted)) return submitted;
      return present((await findOwnProfile(db, actor.talent_id)) ?? refuse('not_found'), moment);
    },

    'POST /talent/media': async ({ actor, body, moment }) => {
      // A call with JSON, or without a file, also arrives here.
      if (!body) return refuse('file_not_image');
      return present(await addPicture(services, actor.talent_id, body), moment);
    },

    'PUT /talent/media/order': async ({ actor, body, moment }) =>
      present(await orderPictures(services, actor.talent_id, body.ids), moment),

    'DELETE /talent/media/:id': async ({ actor, params, moment }) =>
      present(await deletePicture(services, actor.talent_id, params.id), moment),

    'POST /talent/sedcard': async ({ actor, body, moment }) => {
      const profile = await findOwnProfile(db, actor.talent_id);
      if (!profile) return refuse('not_found');
      return makeSedcard(services, profile, body.picture_ids, actor.account_id, moment);
    },

    'POST /talents/:id/sedcard': async ({ actor, params, body, moment }) => {
      const profile = await viewTalent(db, actor, params.id, moment.today);
      if (!profile) return refuse('not_found');
      return makeSedcard(services, profile, body.picture_ids, actor.account_id, moment);
    },

    'GET /talent/busy-days': async ({ actor, query: { from = '', to }, moment: { today } }) => {
      const first = from > today ? from : today;
      // An empty range needs no query, and the schema accepts some days that the database would reject.
      if (to !== undefined && to < first) return { spans: [] };
      return { spans: await findBusySpans(db, actor.talent_id, first, to) };
    },

    'POST /talent/busy-days': ({ actor, body, moment }) => addBusySpan(db, actor.talent_id, body, moment.today),

    'DELETE /talent/busy-days/:id': ({ actor, params, moment }) =>
      removeBusySpan(db, actor.talent_id, params.id, moment.today),

    'POST /talent/free-days': ({ actor, body, moment }) => freeDays(db, actor.talent_id, body, moment.today),

    'GET /talent-count': async ({ moment }) => {
      const count = await countTalentsSince(db, newTalentsSince(moment.now));
      return { count: env.talent_count_base + count };
    },

    'POST /talent/seen/:id': ({ actor, params, moment }) => recordSeen(db, actor.talent_id, params.id, moment),
  };
}
