import type { privacyRoutes } from '#contract/accounts/privacy.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { listConsents, listLooks, ownFigures } from './queries.ts';

/** A person's own consents, figures, and the log of administrators who read the person's private data. */
export function privacyHandlers({ db }: Services): Handlers<typeof privacyRoutes> {
  return {
    'GET /account/consents': ({ actor, query }) => listConsents(db, actor.account_id, query.page),
    'GET /talent/looks': ({ actor, query }) => listLooks(db, actor.talent_id, query.page),
    'GET /talent/figures': ({ actor, moment }) => ownFigures(db, actor.talent_id, moment),
  };
}
