import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { libraryClock } from '#server/clock.ts';
import { fromHereOnly } from '#server/dev/development-routes.ts';
import { namesOfUsedCode } from '#server/features/accounts/account/commands/spend-code.ts';
import { readSignedCookie } from '#server/http/cookies.ts';
import type { Services } from '#server/services.ts';
import { codeOfKey, demoAdminCode, findAdminKey } from './admin.ts';

const SECOND_FACTOR = `${API_PREFIX}/account/sign-in/second-factor`;

/** The codes that an authenticator can show now: those of this half minute, the one before and the next. */
const codesTakenNow = () => [-30_000, 0, 30_000].map((ms) => demoAdminCode(new Date(libraryClock().getTime() + ms)));

/**
 * Exchanges a public code for the code of the secret key that the demonstration's administrators have, and forgets that
 * the secret key's code was used. Undefined for any other code, and for the sign-in of any other account.
 */
async function codeFor({ db, env, authentication }: Services, cookie: string | undefined, code: unknown) {
  if (!codesTakenNow().some((known) => known === code)) return undefined;
  const waiting = readSignedCookie(env, 'two_factor', cookie);
  const { internalAdapter } = await authentication.$context;
  const account_id = waiting && (await internalAdapter.findVerificationValue(waiting))?.value;
  const key = account_id && (await findAdminKey({ db, env }, account_id));
  if (!key) return undefined;
  const kept = codeOfKey(key, libraryClock());
  await sql`delete from verifications where identifier = any(${namesOfUsedCode({ env }, account_id, kept)})`.execute(
    db,
  );
  return kept;
}

/**
 * Shows the demo administrator's code to every request from this machine. The code stays the same for half a minute, in
 * which several people may sign in, so each try first forgets an earlier use. If two people send the code at the same
 * moment, one may be refused and can send it again. The code opens only the accounts of the demonstration's
 * administrators, and only in a process that runs the demonstration.
 */
export function mountAdminCodes(app: FastifyInstance, services: Services): void {
  // The authentication library checks codes against real time, even if a test has set another clock.
  app.get('/dev/totp', { onRequest: fromHereOnly }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${demoAdminCode(libraryClock())}\n`),
  );
  app.addHook('preHandler', async ({ routeOptions, headers, body }) => {
    if (routeOptions.url !== SECOND_FACTOR || typeof body !== 'object' || body === null) return;
    const asked = body as { code?: unknown };
    const code = await codeFor(services, headers.cookie, asked.code);
    if (code) asked.code = code;
  });
}
