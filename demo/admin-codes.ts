import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { libraryClock } from '#server/clock.ts';
import { fromHereOnly } from '#server/dev/development-routes.ts';
import { nameOfUsedCode } from '#server/features/accounts/account/commands/spend-code.ts';
import { readSignedCookie } from '#server/http/cookies.ts';
import type { Services } from '#server/services.ts';
import { codeOfKey, demoAdminCode, isDemoAdmin, keptAdminKey } from './admin.ts';

const SECOND_FACTOR = `${API_PREFIX}/account/sign-in/second-factor`;

/** The codes that an authenticator may show: that of this half minute, the one before and the next. */
const codesTakenNow = () => [-30_000, 0, 30_000].map((ms) => demoAdminCode(new Date(libraryClock().getTime() + ms)));

/**
 * The code by which the server lets the demonstration's own administrator in, for one that everybody may know, and as if
 * it had not been used yet. Undefined for any other code, and for a sign-in of anybody else.
 */
async function codeFor({ db, env, authentication }: Services, cookie: string | undefined, code: unknown) {
  if (!codesTakenNow().some((known) => known === code)) return undefined;
  const waiting = readSignedCookie(env, 'two_factor', cookie);
  const { internalAdapter } = await authentication.$context;
  const account_id = waiting && (await internalAdapter.findVerificationValue(waiting))?.value;
  if (!account_id || !(await isDemoAdmin({ db, env }, account_id))) return undefined;
  const kept = codeOfKey(keptAdminKey(env), libraryClock());
  await sql`delete from verifications where identifier = ${nameOfUsedCode({ env }, account_id, kept)}`.execute(db);
  return kept;
}

/**
 * Shows the code of the demonstration's administrator to whoever asks at this machine. It is the same for half a minute
 * and several people look around at once, so before each try it is forgotten that it was used. Of two who send it in
 * the same moment one may hear that it is wrong; sent once more, it is taken. It opens this one account, and only in a
 * process that runs the demonstration.
 */
export function mountAdminCodes(app: FastifyInstance, services: Services): void {
  // The authentication library checks codes against the real time, whatever a test has set the clock to.
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
