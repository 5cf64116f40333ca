import { cookieName, signCookie } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';

/**
 * A session without a password, for fixtures of tests; no route calls it. The records are checked as at every sign-in,
 * so nobody gets a session that signing in would refuse. @returns the Cookie header to send
 */
export async function signInAs(
  { authentication, env }: Pick<Services, 'authentication' | 'env'>,
  account_id: string,
): Promise<string> {
  const { internalAdapter } = await authentication.$context;
  const { token } = await internalAdapter.createSession(account_id);
  return `${cookieName(env, 'session_token')}=${signCookie(token, env)}`;
}
