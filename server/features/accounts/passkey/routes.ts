import type { passkeyRoutes } from '#contract/accounts/passkey.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { browserOf } from '#server/features/accounts/account/commands/library-headers.ts';
import { forgetCookie } from '#server/http/cookies.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { addPasskey, beginPasskey } from './commands/add-passkey.ts';
import { removePasskey } from './commands/remove-passkey.ts';
import { beginPasskeySignIn, signInByPasskey } from './commands/sign-in-by-passkey.ts';

/** Passkeys on phones, computers and security keys: adding, removing and signing in. */
export function passkeyHandlers(services: Services): Handlers<typeof passkeyRoutes> {
  return {
    'POST /account/passkeys/registration-options': async ({ actor, body, moment, request }) => {
      const begun = await beginPasskey(services, actor, body.password, moment);
      if (isRefusal(begun)) return begun;
      request.setCookies(begun.cookies);
      return { ...begun.options };
    },
    'POST /account/passkeys': async ({ actor, body, moment, request }) => {
      request.setCookies([forgetCookie(services.env, 'passkey')]);
      return addPasskey(services, actor, body, browserOf(request), moment);
    },
    'DELETE /account/passkeys/:id': ({ actor, params, moment }) =>
      removePasskey(services, actor.account_id, params.id, moment),
    'POST /account/passkeys/sign-in-options': async ({ moment, request }) => {
      const { options, cookies } = await beginPasskeySignIn(services, moment);
      request.setCookies(cookies);
      return { ...options };
    },
    'POST /account/passkeys/sign-in': async ({ body, moment, request }) => {
      const { answer, cookies } = await signInByPasskey(services, body, browserOf(request), moment);
      request.setCookies(cookies);
      return answer;
    },
  };
}
