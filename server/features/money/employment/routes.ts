import type { employmentRoutes } from '#contract/money/employment.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { makeCertificate } from './commands.ts';

/** Certificates of employment, for the talents and for finance. */
export function employmentHandlers(services: Services): Handlers<typeof employmentRoutes> {
  return {
    'POST /talent/employment-certificates': ({ actor, moment }) =>
      makeCertificate(services, actor, actor.talent_id, moment),
    'POST /admin/employment-certificates': ({ actor, body, moment }) =>
      makeCertificate(services, actor, body.talent_id, moment),
  };
}
