import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { isLeft } from '#server/features/accounts/account/queries/left-account.ts';
import { LINK_HOURS } from './issue-confirmation.ts';
import type { Application } from './sign-up-company.ts';
import type { TalentSignUp } from './sign-up-talent.ts';

type TalentForm = Pick<TalentSignUp, 'first_name' | 'last_name' | 'birth_date'>;

/**
 * A sign-up that waits for its address to be confirmed. The address belongs to the account of a removed company member.
 */
export type WaitingSignUp = {
  /** Null if the password is too weak to be stored. */
  readonly password_hash: string | null;
  readonly signed_up_date: string;
} & ({ readonly role: 'talent'; readonly form: TalentForm } | { readonly role: 'company'; readonly form: Application });

/** The expiry of a sign-up, which is that of its link. */
const endOf = ({ now }: Moment) => new Date(Date.parse(now) + LINK_HOURS * 3_600_000).toISOString();

/** Stores the fields of a sign-up form in place of an earlier form. The account does not change. */
export async function keepSignUp(trx: Trx, account_id: string, signUp: WaitingSignUp, moment: Moment): Promise<void> {
  await sql`
    insert into challenges (purpose, account_id, value, expires_date)
    values ('sign_up', ${account_id}, ${JSON.stringify(signUp)}, ${endOf(moment)})
    on conflict (account_id) where purpose = 'sign_up'
    do update set value = excluded.value, expires_date = excluded.expires_date`.execute(trx);
}

/**
 * The sign-up that waits for an account without a user. If the caller has locked the account, the sign-up cannot change
 * before the commit.
 */
export async function findSignUp(db: Db, account_id: string, { now }: Moment): Promise<WaitingSignUp | undefined> {
  const { rows } = await sql<{ value: WaitingSignUp }>`
    select c.value from challenges c join accounts a on a.id = c.account_id
    where c.purpose = 'sign_up' and c.account_id = ${account_id} and c.expires_date > ${now}
      and ${isLeft('company')}`.execute(db);
  return rows[0]?.value;
}

/**
 * Prolongs a waiting sign-up for another mail.
 * @returns the first name for the mail; undefined if no sign-up waits
 */
export async function prolongSignUp(trx: Trx, account_id: string, moment: Moment): Promise<string | undefined> {
  const { rows } = await sql<{ first_name: string }>`
    update challenges c set expires_date = ${endOf(moment)} from accounts a
    where c.purpose = 'sign_up' and c.account_id = ${account_id} and c.expires_date > ${moment.now}
      and a.id = c.account_id and ${isLeft('company')}
    returning c.value -> 'form' ->> 'first_name' as first_name`.execute(trx);
  return rows[0]?.first_name;
}
