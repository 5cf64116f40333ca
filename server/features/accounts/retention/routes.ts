import type { retentionRoutes } from '#contract/accounts/retention.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { listRuns } from './queries/list-runs.ts';

/** The latest runs of the retention job. */
export function retentionHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof retentionRoutes> {
  return {
    'GET /admin/retention': async ({ moment }) => ({ items: await listRuns(db, moment) }),
  };
}
