import type { dataExportRoutes } from '#contract/accounts/data-export.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { askExport, giveExport, showExport } from './commands/ask-export.ts';

/** The archive of an account's own data. */
export function dataExportHandlers(services: Services): Handlers<typeof dataExportRoutes> {
  const { db } = services;
  return {
    'GET /account/data-export': ({ actor, moment }) => showExport(db, actor.account_id, moment),
    'POST /account/data-export': async ({ actor, body, moment }) => {
      const asked = await askExport(services, actor, body.password, moment);
      return isRefusal(asked) ? asked : showExport(db, actor.account_id, moment);
    },
    'POST /account/data-export/file': ({ actor }) => giveExport(services, actor.account_id),
  };
}
