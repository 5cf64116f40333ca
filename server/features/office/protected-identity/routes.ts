import type { protectedIdentityRoutes } from '#contract/office/protected-identity.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { exposeIdentity, protectIdentity } from './commands/mark-identity.ts';
import { showProtectedIdentity } from './queries.ts';

/** Marks of protected identity. */
export function protectedIdentityHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof protectedIdentityRoutes> {
  const show = async (id: string) => (await showProtectedIdentity(db, id)) ?? refuse('not_found');
  const change = async (id: string, work: (trx: Trx) => Promise<true | Refusal<'not_found'>>) => {
    const done = await inTransaction(db, work);
    return isRefusal(done) ? done : show(id);
  };
  return {
    'GET /admin/talents/:id/protected-identity': ({ params: { id } }) => show(id),
    'POST /admin/talents/:id/protected-identity': ({ actor, params: { id }, body: { reason }, moment }) =>
      change(id, (trx) => protectIdentity(trx, actor, { id, reason }, moment)),
    'POST /admin/talents/:id/protected-identity/remove': ({ actor, params: { id }, body: { reason }, moment }) =>
      change(id, (trx) => exposeIdentity(trx, actor, { id, reason }, moment)),
  };
}
