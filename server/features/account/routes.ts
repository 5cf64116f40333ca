import type { accountRoutes } from '#contract/account.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { HandlerInput, Handlers, RequestFacts } from '../../http/handlers.ts';
import { cookieLine, readSignedCookie, SESSION_SECONDS, signCookie } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { confirmByCode, confirmByLink } from './commands/confirm-address.ts';
import { endSession } from './commands/end-session.ts';
import { resendConfirmation } from './commands/resend-confirmation.ts';
import { type Browser, signIn, verifySecondFactor } from './commands/sign-in.ts';
import { signUpCompany } from './commands/sign-up-company.ts';
import { signUpTalent } from './commands/sign-up-talent.ts';
import { getSessionRecord } from './queries/session-record.ts';

const browserOf = ({ ip, headers }: RequestFacts): Browser => ({
  ip,
  user_agent: headers.get('user-agent'),
  cookie: headers.get('cookie'),
});

type SessionInput = HandlerInput<(typeof accountRoutes)['GET /account/session']>;

async function readSession({ db, env }: Services, { actor, request }: SessionInput) {
  // A company that has been suspended meanwhile is shut out as if signed out: every other answer refuses it too.
  const isNobody = actor.role === 'anonymous' || (actor.role === 'company' && actor.company_status !== 'approved');
  if (isNobody) return { session: null };
  const cookie = request.headers.get('cookie');
  const token = readSignedCookie(env, 'session_token', cookie);
  // The look-up renews the session in the database; here the cookie of a remembering browser gets its new life.
  if (token && !readSignedCookie(env, 'dont_remember', cookie)) {
    request.setCookies([cookieLine(env, 'session_token', signCookie(token, env), SESSION_SECONDS)]);
  }
  return { session: await getSessionRecord(db, { id: actor.session_id }) };
}

/** Signing up, confirming an address, signing in and out. */
export function accountHandlers(services: Services): Handlers<typeof accountRoutes> {
  return {
    'POST /account/talent-sign-up': async ({ body, moment }) => {
      const made = await signUpTalent(services, body, moment);
      return isRefusal(made) ? made : { email: body.email };
    },
    'POST /account/company-sign-up': async ({ body, moment }) => {
      const made = await signUpCompany(services, body, moment);
      return isRefusal(made) ? made : { email: body.email };
    },
    'POST /account/verification/resend': async ({ body, moment }) => {
      await resendConfirmation(services, body.email, moment);
      return { done: true };
    },
    'POST /account/verification/confirm-code': ({ body, moment }) => confirmByCode(services, body, moment),
    'POST /account/verification/confirm-link': ({ body, moment }) => confirmByLink(services, body.token, moment),
    'POST /account/sign-in': async ({ body, request }) => {
      const { answer, cookies } = await signIn(services, body, browserOf(request));
      request.setCookies(cookies);
      return answer;
    },
    'POST /account/sign-in/second-factor': async ({ body, request }) => {
      const { answer, cookies } = await verifySecondFactor(services, body, browserOf(request));
      request.setCookies(cookies);
      return answer;
    },
    'POST /account/sign-out': async ({ request }) => {
      request.setCookies(await endSession(services, request.headers.get('cookie')));
      return { done: true };
    },
    'GET /account/session': (input) => readSession(services, input),
  };
}
