import type { securityRoutes } from '#contract/accounts/security.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { browserOf } from '#server/features/accounts/account/commands/library-headers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { askEmailChange, cancelEmailChange } from './commands/ask-email-change.ts';
import { changePassword } from './commands/change-password.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './commands/change-second-factor.ts';
import { confirmEmailChange } from './commands/confirm-email-change.ts';
import { endSessionOf, endSessions } from './commands/end-sessions.ts';
import { mailResetLink } from './commands/forget-password.ts';
import { checkResetLink, resetPassword } from './commands/reset-password.ts';
import { tryAddressAgain } from './commands/try-address-again.ts';
import { getSecurityOverview } from './queries/security-overview.ts';

const DONE = { done: true } as const;
const doneUnlessRefused = <R extends Refusal>(result: true | R) => (isRefusal(result) ? result : DONE);

/** The protections of an account: its password, address, sessions and second factor. */
export function securityHandlers(services: Services): Handlers<typeof securityRoutes> {
  const { db } = services;
  return {
    'POST /account/password/forgot': async ({ body, moment }) => {
      await mailResetLink(services, body.email, moment);
      return DONE;
    },
    'POST /account/password/reset/check': async ({ body, moment }) =>
      doneUnlessRefused(await checkResetLink(services, body.token, moment)),
    'POST /account/password/reset': async ({ body, moment, request }) => {
      const device = await resetPassword(services, body, browserOf(request), moment);
      if (isRefusal(device)) return device;
      request.setCookies(device.cookies);
      return DONE;
    },
    'POST /account/password/change': async ({ actor, body, moment }) =>
      doneUnlessRefused(await changePassword(services, actor, body, moment)),
    'POST /account/email-change': async ({ actor, body, moment }) =>
      doneUnlessRefused(await askEmailChange(services, actor, body, moment)),
    'POST /account/email/works': async ({ actor, moment }) => {
      await tryAddressAgain(db, actor.account_id, moment);
      return DONE;
    },
    'DELETE /account/email-change': async ({ actor }) => {
      await cancelEmailChange(db, actor.account_id);
      return DONE;
    },
    'POST /account/email-change/confirm': ({ body, moment }) => confirmEmailChange(services, body.token, moment),
    'GET /account/security': ({ actor, moment }) => getSecurityOverview(services, actor, moment),
    'DELETE /account/sessions/:id': async ({ actor, params }) =>
      (await endSessionOf(db, actor.account_id, params.id)) ? DONE : refuse('not_found'),
    'POST /account/sessions/end-others': async ({ actor }) => ({
      ended: await endSessions(db, actor.account_id, actor.session_id),
    }),
    'POST /account/second-factor/start': ({ actor, body, moment, request }) =>
      startSecondFactor(services, { actor, browser: browserOf(request), moment }, body.password),
    'POST /account/second-factor/confirm': ({ actor, body, moment, request }) =>
      confirmSecondFactor(services, { actor, browser: browserOf(request), moment }, body.code),
    'POST /account/second-factor/recovery-codes': ({ actor, body, moment, request }) =>
      renewRecoveryCodes(services, { actor, browser: browserOf(request), moment }, body.password),
    'POST /account/second-factor/end': async ({ actor, body, moment, request }) =>
      doneUnlessRefused(await endSecondFactor(services, { actor, browser: browserOf(request), moment }, body.password)),
  };
}
