import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { API_PREFIX } from '#contract/route.ts';
import { fromHereOnly } from '#server/dev/development-routes.ts';
import { nameOfUsedCode } from '#server/features/account/commands/spend-code.ts';
import type { Services } from '#server/services.ts';
import { DEMO_ADMIN, demoAdminCode } from './admin.ts';

const SECOND_FACTOR = `${API_PREFIX}/account/sign-in/second-factor`;

/** The codes that the authentication library takes: that of this half minute, the one before and the next. */
const codesTakenNow = () => [-30_000, 0, 30_000].map((ms) => demoAdminCode(new Date(Date.now() + ms)));

/** Forgets that the demonstration's administrator has used these codes. Those of everybody else have other names. */
async function forgetUse({ db, env }: Services, codes: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from accounts where email = ${DEMO_ADMIN.email}`.execute(db);
  const names = rows.flatMap(({ id }) => codes.map((code) => nameOfUsedCode({ env }, id, code)));
  await sql`delete from verifications where identifier = any(${names})`.execute(db);
}

/**
 * Shows the code of the demonstration's administrator to whoever asks at this machine. It is the same for half a minute
 * and several people look around at once, so before each try it is forgotten that it was used. Of two who send it in
 * the same moment one may hear that it is wrong; sent once more, it is taken.
 */
export function mountAdminCodes(app: FastifyInstance, services: Services): void {
  // The authentication library checks codes against the real time, whatever a test has set the clock to.
  app.get('/dev/totp', { onRequest: fromHereOnly }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${demoAdminCode(new Date())}\n`),
  );
  app.addHook('preHandler', async ({ routeOptions }) => {
    if (routeOptions.url === SECOND_FACTOR) await forgetUse(services, codesTakenNow());
  });
}
