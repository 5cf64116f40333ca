import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { FAMILY_LINK_HOURS } from '#domain/work/family/family-waits.ts';
import { sql } from '#server/db/sql.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { answerEvenly } from '#server/features/accounts/account/commands/answer-evenly.ts';
import { hoursLater } from '#server/features/accounts/security/commands/make-token.ts';
import { approvalPath, guardianPath, issueLink } from '#server/features/people/guardian/commands/issue-link.ts';
import { queueMailIf } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { familyMail } from '#texts/work/family-words.ts';
import { findFamilyLink, opensTo } from './queries.ts';

/**
 * Mails a guardian a link to what waits over all children. For an unknown address the same statements run without
 * effect, so that neither the answer nor its time reveals who is a guardian.
 */
export async function mailFamilyLink({ db }: Pick<Services, 'db'>, email: string, moment: Moment): Promise<void> {
  const { token, kept } = issueLink(moment);
  const work = inTransaction(db, async (trx) => {
    const { rows } = await sql<{ mailbox: string; is_guardian: boolean }>`
      select mailbox_of(${email}) as mailbox, exists (
        select from guardian_consents g join talents t on t.id = g.talent_id
        where ${opensTo(sql`mailbox_of(${email})`, moment)}) as is_guardian`.execute(trx);
    const is_guardian = rows[0]?.is_guardian ?? false;
    await sql`
      insert into family_links (token_hash, guardian_mailbox, expires_date, created_date)
      select ${kept.token_hash}, mailbox_of(${email}), ${hoursLater(moment, FAMILY_LINK_HOURS)}::timestamptz, ${moment.now}::timestamptz
      where ${is_guardian}`.execute(trx);
    await queueMailIf(trx, { to_email: email, content: familyMail(token) }, is_guardian);
    return true;
  });
  await answerEvenly(work);
}

interface Opened {
  readonly token: string;
  readonly what: 'consent' | 'agreement';
  readonly id: string;
}

/**
 * Makes a link to the page where a guardian answers, valid for an hour. The page asks the same as by a mailed link, such
 * as for another browser than the child's.
 */
export async function openForGuardian(trx: Trx, { token, what, id }: Opened, moment: Moment) {
  const link = await findFamilyLink(trx, token, moment);
  if (!link) return refuse('dead_link');
  const { token: opened, kept } = issueLink(moment);
  const own = opensTo(link.guardian_mailbox, moment);
  const { rows } =
    what === 'consent'
      ? await sql`
          insert into guardian_consent_links (token_hash, consent_id, expires_date, created_date)
          select ${kept.token_hash}, g.id, ${hoursLater(moment, FAMILY_LINK_HOURS)}::timestamptz, ${moment.now}::timestamptz
          from guardian_consents g join talents t on t.id = g.talent_id where g.id = ${id} and ${own}
          returning consent_id`.execute(trx)
      : await sql`
          insert into agreement_approval_links (token_hash, approval_id, created_date)
          select ${kept.token_hash}, v.id, ${moment.now}::timestamptz
          from agreement_approvals v join guardian_consents g on g.id = v.consent_id join talents t on t.id = v.talent_id
          where v.id = ${id} and v.status in ('asked', 'shown', 'signed') and g.status = 'given' and ${own}
          returning approval_id`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  return { path: what === 'consent' ? guardianPath(opened) : approvalPath(opened) };
}
