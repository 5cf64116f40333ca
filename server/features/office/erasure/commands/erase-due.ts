import { sql } from 'kysely';
import { hindrancesOf } from '#domain/accounts/deletion/deletion.rules.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { dealingsOf } from '#server/features/accounts/deletion/queries/dealings.ts';
import { removePicture } from '#server/files/picture-files.ts';
import { tellBroken } from '#server/live/tell-broken.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { LAST_MAIL } from '#server/outbox/last-mail.ts';
import type { Services } from '#server/services.ts';
import { erasedMail } from '#texts/office/erasure-mails.ts';
import { eraseMember } from './erase-member.ts';
import { eraseTalent } from './erase-talent.ts';

const AT_ONCE = 100;
const FIRST = { account_id: '00000000-0000-0000-0000-000000000000', due_date: '-infinity' };

interface Due {
  readonly account_id: string;
  readonly talent_id: string | null;
  readonly company_id: string | null;
  readonly name: string;
  readonly first_name: string;
  readonly email: string;
}

/**
 * Locks an account whose deletion is due, so that nobody can cancel the deletion during it; undefined if it was
 * cancelled.
 */
async function holdDue(trx: Trx, account_id: string, { now }: Moment): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select a.id as account_id, t.id as talent_id, m.company_id, a.name, a.first_name, a.email
    from account_deletions d join accounts a on a.id = d.account_id
      left join talents t on t.account_id = a.id left join company_members m on m.account_id = a.id
    where d.account_id = ${account_id} and d.due_date <= ${now} for update of d, a`.execute(trx);
  return rows[0];
}

/**
 * Erases one account. If the owner has got new obligations since the request, the account stays and a later run tries
 * again.
 * @returns pictures whose files can now be removed; null if nothing was erased
 */
async function eraseOne(
  trx: Trx,
  { env }: Pick<Services, 'env'>,
  account_id: string,
  moment: Moment,
): Promise<string[] | null> {
  const due = await holdDue(trx, account_id, moment);
  if (!due) return null;
  const { talent_id, first_name, email, company_id } = due;
  if (hindrancesOf(await dealingsOf(trx, due)).length > 0) return null;
  await sql`select set_config('medverka.forgetting', 'on', true)`.execute(trx);
  await sql`
    update private_files set deleted_date = ${moment.now}
    where noun = 'data_export' and subject_id = ${account_id} and deleted_date is null`.execute(trx);
  const pictures = talent_id ? await eraseTalent(trx, env, { ...due, talent_id }, moment) : [];
  if (!talent_id) await eraseMember(trx, due, company_id);
  const { rows } = await sql`select from archived_people where talent_id = ${talent_id}`.execute(trx);
  const content = erasedMail(first_name, rows.length > 0);
  await queueMail(trx, { to_email: email, content, dedupe_key: `${LAST_MAIL}${account_id}` });
  return pictures;
}

interface Waiting {
  readonly account_id: string;
  readonly due_date: string;
}

/** The next due accounts after `after`, so that an account that has to wait, or fails, does not block the others. */
async function findDue(db: Db, { now }: Moment, after: Waiting): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select account_id, due_date from account_deletions
    where due_date <= ${now} and (due_date, account_id) > (${after.due_date}, ${after.account_id})
    order by due_date, account_id limit ${AT_ONCE}`.execute(db);
  return rows;
}

/**
 * The job: erases every account whose deletion is due, each in a separate transaction. Failures are reported to the
 * administrators, and the next run tries again.
 */
export async function eraseDue(services: Pick<Services, 'env' | 'db' | 'files' | 'clock' | 'log'>): Promise<void> {
  const { db, clock, log } = services;
  const moment = momentOf(clock());
  let broken = 0;
  for (let after: Waiting | undefined = FIRST; after; ) {
    const due: Waiting[] = await findDue(db, moment, after);
    for (const { account_id } of due) {
      try {
        const pictures = await inTransaction(db, (trx) => eraseOne(trx, services, account_id, moment));
        if (pictures === null || isRefusal(pictures)) continue;
        for (const path of pictures) await removePicture(services, path);
      } catch (err) {
        log.error({ err, account_id }, 'an account could not be erased');
        broken += 1;
      }
    }
    after = due.length < AT_ONCE ? undefined : due.at(-1);
  }
  await tellBroken(db, 'erase-due', broken);
}
