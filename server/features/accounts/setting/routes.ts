import type { settingRoutes } from '#contract/accounts/setting.ts';
import { defaultOf } from '#domain/accounts/setting/settings.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { writeVersion } from './commands.ts';
import { listSettings, listVersions } from './queries.ts';

/** The settings that administrators change. No process caches them. */
export function settingHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof settingRoutes> {
  return {
    'GET /admin/settings': async () => ({ items: await listSettings(db) }),
    'GET /admin/settings/history': ({ query: { key, page } }) => listVersions(db, key, page),
    'POST /admin/settings': async ({ actor, body, moment }) => {
      const written = await inTransaction(db, (trx) => writeVersion(trx, actor, body, defaultOf(body.key), moment));
      if (isRefusal(written)) return written;
      const found = (await listSettings(db)).find(({ key }) => key === body.key);
      if (!found) throw new Error('A setting that was set is not there');
      return found;
    },
  };
}
