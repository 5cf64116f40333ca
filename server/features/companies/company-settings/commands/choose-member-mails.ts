import { sql } from 'kysely';
import type { MailRate } from '#domain/kernel/mail/mail-choices.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { holdRight } from '#server/lifecycle/lock-rights.ts';
import { chooseMailRates } from '#server/mail/choices.ts';

/** Saves the rates that a member has chosen. */
export async function chooseMemberMails(
  trx: Trx,
  actor: CompanyActor,
  chosen: Readonly<Record<string, MailRate | undefined>>,
  { now }: Moment,
) {
  // The member's row is locked before `holdRight`, which takes a shared lock on the same row: two holders of the shared
  // lock would deadlock when they write.
  await sql`
    select from companies c join company_members m on m.company_id = c.id
    where c.id = ${actor.company_id} and m.account_id = ${actor.account_id}
    for share of c for no key update of m`.execute(trx);
  const ended = await holdRight(trx, actor);
  if (ended) return ended;
  await chooseMailRates(trx, 'company', actor.account_id, chosen, now);
  return true;
}
