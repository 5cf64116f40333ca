import { sql } from 'kysely';
import { hindrancesOf, REGRET_DAYS } from '#domain/accounts/deletion/deletion.rules.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { dealingsOf } from '#server/features/accounts/deletion/queries/dealings.ts';
import type { Leaving } from '#server/features/accounts/deletion/queries/show-deletion.ts';
import { confirmOwner } from '#server/features/accounts/security/commands/confirm-owner.ts';
import { hoursLater, makeToken } from '#server/features/accounts/security/commands/make-token.ts';
import { announceAccount } from '#server/live/announce.ts';
import { mailOwner } from '#server/mail/mail-owner.ts';
import type { Services } from '#server/services.ts';
import { deletionAskedMail } from '#texts/accounts/deletion-mails.ts';

/**
 * Requests the deletion of the account, which happens after REGRET_DAYS. Refused while bookings, reports, payments or
 * agreements are open, and for the only owner of a company, because other people depend on the account. A second
 * request changes nothing.
 */
export async function askDeletion(
  { db }: Pick<Services, 'db'>,
  actor: Leaving,
  password: string | undefined,
  moment: Moment,
) {
  const stranger = await confirmOwner(db, actor, password, moment);
  if (stranger) return stranger;
  const { account_id } = actor;
  return inTransaction(db, async (trx) => {
    // An activation, which books the talent, locks this row too (`projects/project/commands/lock-people.ts`).
    const { rows: talents } = await sql<{ id: string; is_paused: boolean }>`
      select id, is_paused from talents where account_id = ${account_id} for update`.execute(trx);
    const dealings = await dealingsOf(trx, { account_id, talent_id: talents[0]?.id ?? null });
    if (hindrancesOf(dealings).length > 0) return refuse('deletion_hindered');
    const { token, hash } = makeToken();
    const due_date = hoursLater(moment, REGRET_DAYS * 24);
    const { rows } = await sql`
      insert into account_deletions (account_id, asked_date, due_date, token_hash, was_paused)
      values (${account_id}, ${moment.now}, ${due_date}, ${hash}, ${talents[0]?.is_paused ?? false})
      on conflict (account_id) do nothing returning account_id`.execute(trx);
    if (rows.length === 0) return true as const;
    await sql`update talents set is_paused = true, is_leaving = true where account_id = ${account_id}`.execute(trx);
    await mailOwner(trx, account_id, ({ first_name }) => deletionAskedMail(first_name, due_date, token));
    announceAccount(trx, account_id);
    return true as const;
  });
}
