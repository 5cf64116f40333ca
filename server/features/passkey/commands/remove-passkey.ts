import { sql } from 'kysely';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Services } from '../../../services.ts';
import { mailOwner } from '../../security/commands/mail-owner.ts';
import { passkeyRemovedMail } from './mail-words.ts';

/** Takes a passkey away. Somebody else's answers as one that does not exist. */
export async function removePasskey(
  { db }: Pick<Services, 'db'>,
  account_id: string,
  passkey_id: string,
  { now }: Moment,
) {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ name: string }>`
      delete from passkeys where id = ${passkey_id} and account_id = ${account_id} returning name`.execute(trx);
    const passkey = rows[0];
    if (!passkey) return refuse('not_found');
    await mailOwner(trx, account_id, (owner) => passkeyRemovedMail(owner, passkey.name, now));
    return { done: true } as const;
  });
}
