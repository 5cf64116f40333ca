import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { findLeftAccount, type LeftRole } from '#server/features/accounts/account/queries/left-account.ts';
import { emptyAccount } from './empty-account.ts';
import { isPasswordOf } from './hash-password.ts';
import { writePassword } from './write-password.ts';

/**
 * Locks the account of an address until the commit. The lock is a statement of its own, so that the lookup reads the
 * result of a simultaneous takeover.
 * @returns the account's id; null if no account of the role has the address, or if the account has a user
 */
export async function holdLeftAccount(trx: Trx, email: string, role: LeftRole): Promise<string | null> {
  await sql`select from accounts where email = ${email} for update`.execute(trx);
  return findLeftAccount(trx, email, role);
}

/** The hash of the password for an address; null if there is none or the address is not confirmed. */
async function passwordOf(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string | null }>`
    select m.password_hash from accounts a join sign_in_methods m on m.account_id = a.id and m.provider = 'credential'
    where a.email = ${email} and a.email_verified`.execute(db);
  return rows[0]?.password_hash ?? null;
}

/**
 * The hash of the earlier user's password, if the invited person has chosen the same password and so proven to be the
 * earlier user; null otherwise. Called before the transaction; costs the same work for any address.
 */
export async function provenHash(db: Db, email: string, password: string): Promise<string | null> {
  const hash = await passwordOf(db, email);
  return (await isPasswordOf(hash, password)) ? hash : null;
}

export interface NextPerson {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
  /** See `provenHash`. Without it the earlier user's sign-in methods are deleted too. */
  readonly proven_hash?: string | null;
}

/**
 * Gives an account without a user to the holder of the link that was mailed to its address. The link proves who reads
 * the mailbox now, but not that the holder is the earlier user, so the account is emptied; with the earlier password
 * the sign-in methods stay.
 * @returns the id of the account; null if there is none or it has a user
 */
export async function handOnAccount(
  trx: Trx,
  role: LeftRole,
  { email, first_name, last_name, password_hash, proven_hash = null }: NextPerson,
  moment: Moment,
): Promise<string | null> {
  const id = await holdLeftAccount(trx, email, role);
  if (id === null) return null;
  // If the password was changed meanwhile, the proof no longer holds.
  const is_same = proven_hash !== null && proven_hash === (await passwordOf(trx, email));
  await emptyAccount(trx, id, moment, is_same);
  await sql`
    update accounts set first_name = ${first_name}, last_name = ${last_name}, name = ${`${first_name} ${last_name}`}
    where id = ${id}`.execute(trx);
  await writePassword(trx, id, password_hash);
  return id;
}
