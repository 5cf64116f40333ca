import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import type { LoadedPayout } from '#server/features/money/payout/queries/load-payouts.ts';
import { hashesOfAccount } from '#server/features/people/payment/commands/account-hash.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';

interface Sent {
  readonly sent_to: string | null;
  /** Hash of the talent's present account. */
  readonly present: string | null;
}

/**
 * The hash of the account to which a payout was sent; empty if none was stored. The talent's payouts wait while this
 * hash equals the hash of the talent's present account (`AWAITS_ACCOUNT`). One account may have two different hashes,
 * while the operator changes the secret or from a release that hashed the number as it was written, so the present
 * account is decrypted and compared.
 */
export async function hashOfReturned(
  trx: Trx,
  env: Env,
  { id, talent_id, batch_id, number }: LoadedPayout,
  { actor, moment }: { readonly actor: AdminActor; readonly moment: Moment },
): Promise<string> {
  const { rows } = await sql<Sent>`
    select l.account_hash as sent_to, d.account_hash as present
    from payout_batch_lines l left join talent_payment_details d on d.talent_id = ${talent_id}
    where l.payout_id = ${id} and l.batch_id = ${batch_id}`.execute(trx);
  const { sent_to = null, present = null } = rows[0] ?? {};
  if (sent_to === null || present === null || sent_to === present) return sent_to ?? '';
  const reading = { talent_id, reader_account_id: actor.account_id, reason: `Utbetalning ${number} kom tillbaka` };
  const plain = await readInPlain(trx, env, reading, moment);
  return plain && hashesOfAccount(env, plain.account).includes(sent_to) ? present : sent_to;
}
