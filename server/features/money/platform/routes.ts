import type { platformRoutes } from '#contract/money/platform.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { addVersion } from './commands/add-version.ts';
import { findVersion, listVersions } from './queries/list-versions.ts';

/** Medverka's company details for documents and files; administrators keep them up to date. */
export function platformHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof platformRoutes> {
  return {
    'GET /admin/platform': ({ query: { page }, moment }) => listVersions(db, page, moment),
    'POST /admin/platform': async ({ actor, body: { password, ...written }, moment }) => {
      const version = await addVersion(db, actor, written, moment);
      if (isRefusal(version)) return version;
      const added = await findVersion(db, version, moment);
      if (!added) throw new Error('A version that was added is not there');
      return added;
    },
  };
}
