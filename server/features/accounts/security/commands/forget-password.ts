import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { answerEvenly } from '#server/features/accounts/account/commands/answer-evenly.ts';
import { findAddressHolder } from '#server/features/accounts/account/queries/address-holder.ts';
import { queueMailIf } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { resetLinkMail } from './mail-words.ts';
import { hoursLater, makeToken } from './make-token.ts';

const LINK_HOURS = 1;

/**
 * Mails a link for choosing a new password. For an unknown address the same statements run without effect, so that
 * neither the answer nor its time reveals which addresses have accounts. An earlier link stops working, because an
 * account has only one.
 */
export async function mailResetLink({ db }: Pick<Services, 'db'>, email: string, moment: Moment): Promise<void> {
  const { token, hash } = makeToken();
  const work = inTransaction(db, async (trx) => {
    const holder = await findAddressHolder(trx, email);
    await sql`
      insert into password_reset_tokens (account_id, token_hash, expires_date)
      select id, ${hash}, ${hoursLater(moment, LINK_HOURS)}::timestamptz from accounts where email = ${email}
      on conflict (account_id) do update set id = excluded.id, token_hash = excluded.token_hash,
        expires_date = excluded.expires_date`.execute(trx);
    const content = resetLinkMail({ first_name: holder?.first_name ?? '' }, token, LINK_HOURS);
    await queueMailIf(trx, { to_email: email, content }, holder !== undefined);
    return true;
  });
  await answerEvenly(work);
}
