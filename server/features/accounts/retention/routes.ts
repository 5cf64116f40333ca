import type { retentionRoutes } from '#contract/accounts/retention.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { listRuns } from './queries/list-runs.ts';

/** What has been kept long enough, and what became of it. */
export function retentionHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof retentionRoutes> {
  return {
    'GET /admin/retention': async ({ moment }) => ({ items: await listRuns(db, moment) }),
  };
}
