import type { accountRoutes } from '#contract/accounts/account.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { whyActorMayNot } from '#server/actor.ts';
import type { HandlerInput, Handlers, RequestFacts } from '#server/http/handlers.ts';
import { hashOfBrowser, markBrowser } from '#server/http/mark-browser.ts';
import { namedSession } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { completeRegistration } from './commands/complete-registration.ts';
import { confirmByCode, confirmByLink } from './commands/confirm-address.ts';
import { correctAddress } from './commands/correct-address.ts';
import { endSession } from './commands/end-session.ts';
import { browserOf } from './commands/library-headers.ts';
import { renewSession } from './commands/renew-session.ts';
import { resendConfirmation } from './commands/resend-confirmation.ts';
import { verifySecondFactor } from './commands/second-factor.ts';
import { readRefreshToken } from './commands/session-cookies.ts';
import { signIn } from './commands/sign-in.ts';
import { signUpCompanyAnew, signUpTalentAnew } from './commands/sign-up-anew.ts';
import { signUpCompany } from './commands/sign-up-company.ts';
import { signUpTalent } from './commands/sign-up-talent.ts';
import { getAuthenticationUser } from './queries/authentication-user.ts';
import { refuseForeignRedirect } from './queries/mail-redirect.ts';
import { getSessionRecord } from './queries/session-record.ts';

type SessionInput = HandlerInput<(typeof accountRoutes)['GET /account/session']>;

async function readSession(services: Services, { actor, moment, request }: SessionInput) {
  const cookie = request.headers.get('cookie');
  const is_renewable = readRefreshToken(services.env, cookie) !== undefined;
  const named = namedSession(services, cookie);
  // A member of a company that was suspended meanwhile counts as signed out, because every other route refuses too.
  const isShutOut = actor.role === 'anonymous' || whyActorMayNot(actor) === 'company_not_active';
  if (isShutOut || !named) return { session: null, is_renewable };
  const [now, until] = [new Date(moment.now), new Date(named.until)];
  return { session: await getSessionRecord(services.db, named.session_id, now, until), is_renewable };
}

/**
 * Signing up, completing a registration, confirming an address, signing in and out, staying signed in, and the caller's
 * own account.
 */
export function accountHandlers(services: Services): Handlers<typeof accountRoutes> {
  const { env, db } = services;
  const markOf = (request: RequestFacts) => {
    const { hash, cookies } = markBrowser(env, browserOf(request));
    request.setCookies(cookies);
    return hash;
  };
  return {
    'POST /account/talent-sign-up': async ({ body, moment, request }) => {
      const foreign = refuseForeignRedirect(env, body.redirect_to);
      if (foreign) return foreign;
      const input = { ...body, browser_hash: markOf(request) };
      const made = (await signUpTalentAnew(services, input, moment)) ?? (await signUpTalent(services, input, moment));
      return isRefusal(made) ? made : { email: body.email };
    },
    'POST /account/company-sign-up': async ({ body, moment, request }) => {
      const input = { ...body, browser_hash: markOf(request) };
      const made = (await signUpCompanyAnew(services, input, moment)) ?? (await signUpCompany(services, input, moment));
      return isRefusal(made) ? made : { email: body.email };
    },
    'POST /account/verification/resend': async ({ body, moment }) => {
      const foreign = refuseForeignRedirect(env, body.redirect_to);
      if (foreign) return foreign;
      await resendConfirmation(services, body.email, moment);
      return { done: true };
    },
    'POST /account/verification/correct-address': async ({ body, moment, request }) => {
      await correctAddress(services, { ...body, browser_hash: hashOfBrowser(env, browserOf(request)) }, moment);
      return { done: true };
    },
    'POST /account/verification/confirm-code': ({ body, moment, request }) =>
      confirmByCode(services, body, { ...body, browser: browserOf(request), moment }),
    'POST /account/verification/confirm-link': ({ body, moment, request }) =>
      confirmByLink(services, body.token, { ...body, browser: browserOf(request), moment }),
    'POST /account/sign-in': async ({ body, moment, request }) => {
      const { answer, cookies } = await signIn(services, body, browserOf(request), moment);
      request.setCookies(cookies);
      return answer;
    },
    'POST /account/sign-in/second-factor': async ({ body, moment, request }) => {
      const { answer, cookies } = await verifySecondFactor(services, body, browserOf(request), moment);
      request.setCookies(cookies);
      return answer;
    },
    'POST /account/sign-out': async ({ request }) => {
      request.setCookies(await endSession(services, request.headers.get('cookie')));
      return { done: true };
    },
    'GET /account/session': (input) => readSession(services, input),
    'POST /account/session/refresh': async ({ moment, request }) => {
      const { answer, cookies } = await renewSession(services, request.headers.get('cookie'), moment);
      request.setCookies(cookies);
      return answer;
    },
    'GET /account/user': ({ actor }) => getAuthenticationUser(db, actor.account_id),
    'POST /account/registration': async ({ actor, body, moment }) => {
      const done = await completeRegistration(services, actor, body, moment);
      return isRefusal(done) ? done : getSessionRecord(db, actor.session_id, new Date(moment.now));
    },
  };
}
