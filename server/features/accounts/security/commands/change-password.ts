import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SignedInActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { isWeakPassword } from '#server/features/accounts/account/commands/refuse-weak-password.ts';
import type { Services } from '#server/services.ts';
import { checkPassword } from './check-password.ts';
import { endSessions } from './end-sessions.ts';
import { setPassword } from './set-password.ts';

/** Changes the password of the signed-in person and ends all other sessions of the account. */
export async function changePassword(
  { db }: Pick<Services, 'db'>,
  { account_id, session_id, email }: SignedInActor,
  { current_password, password }: { readonly current_password: string; readonly password: string },
  moment: Moment,
) {
  const refusal = await checkPassword(db, account_id, current_password);
  if (refusal) return refusal;
  if (isWeakPassword(password, email)) return refuse('weak_password');
  const password_hash = await hashPassword(password);
  return inTransaction<true>(db, async (trx) => {
    await setPassword(trx, account_id, password_hash, moment);
    await endSessions(trx, account_id, session_id);
    return true;
  });
}
