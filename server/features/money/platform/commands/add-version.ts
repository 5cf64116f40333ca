import { type Kysely, sql } from 'kysely';
import type { WrittenPlatform } from '#contract/money/platform.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { NEW_ACCOUNT_DAYS } from '#domain/people/payment/new-account.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { announce } from '#server/live/announce.ts';
import { mailOwnerWidely } from '#server/mail/mail-owner.ts';
import { accountChangedMail, type ChangedAccount } from './mail-words.ts';

/** Mails the administrators who may change Medverka's company details, at their present and recent addresses. */
async function tellOfAccount(trx: Trx, changed: ChangedAccount): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where admin_role = any(${[...FINANCE_ADMINS]}::text[]) order by id`.execute(trx);
  for (const { id } of rows) await mailOwnerWidely(trx, id, (owner) => accountChangedMail(owner, changed));
}

/** The fields of the accounts to which customers pay and from which payouts are paid. */
const ACCOUNT = ['bankgiro', 'iban', 'bic'] as const;

/**
 * Adds a version of Medverka's company details, valid from a day on, unless another version was added meanwhile. A
 * change of an account is valid in two days at the earliest, and the administrators who could take it back are mailed
 * at once.
 * @returns the number of the new version
 */
export function addVersion(
  db: Kysely<Database>,
  { account_id, name: actor_name }: AdminActor,
  { seen_version, ...written }: Omit<WrittenPlatform, 'password'>,
  { now, today }: Moment,
) {
  return inTransaction(
    db,
    async (trx) => {
      const newest = await trx
        .selectFrom('platform_details')
        .select('version')
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if ((newest?.version ?? 0) !== seen_version) return refuse('changed_meanwhile');
      const present = await findPlatform(trx, today);
      const isOther = present !== null && ACCOUNT.some((field) => present[field] !== written[field]);
      if (isOther && written.valid_from < addDays(today, NEW_ACCOUNT_DAYS)) return refuse('account_too_soon');
      const version = seen_version + 1;
      await trx
        .insertInto('platform_details')
        .values({ version, ...written, account_id, actor_name, created_date: now })
        .execute();
      if (isOther) await tellOfAccount(trx, { by: actor_name, valid_from: written.valid_from, now });
      announce(trx, { topics: [], noun: 'platform' });
      return version;
    },
    // The constraint refuses the later of two simultaneous versions.
    ['platform_details_pk'],
  );
}
