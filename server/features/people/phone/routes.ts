import type { phoneRoutes } from '#contract/people/phone.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { confirmPhone, removePhone, sendCode } from './commands.ts';
import { showPhone } from './queries.ts';

/** The mobile number of a talent. */
export function phoneHandlers(services: Services): Handlers<typeof phoneRoutes> {
  return {
    'GET /talent/phone': ({ actor, moment }) => showPhone(services, actor, moment),

    'POST /talent/phone/code': async ({ actor, body, moment }) => {
      const sent = await sendCode(services, actor, body.number, moment);
      return isRefusal(sent) ? sent : showPhone(services, actor, moment);
    },

    'POST /talent/phone/confirm': async ({ actor, body, moment }) => {
      const confirmed = await confirmPhone(services, actor, body.code, moment);
      return isRefusal(confirmed) ? confirmed : showPhone(services, actor, moment);
    },

    'DELETE /talent/phone': async ({ actor, moment }) => {
      await removePhone(services, actor);
      return showPhone(services, actor, moment);
    },
  };
}
