import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { libraryClock } from '#server/clock.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';

type Parts = Pick<Services, 'db' | 'env'>;

/**
 * Longer than the authentication library accepts a code: its own half minute, the half minute before and the one after.
 */
const CODE_LIVES_MS = 4 * 30_000;

/** The key under which a used code of an account is stored. */
export const nameOfUsedCode = ({ env }: Pick<Services, 'env'>, account_id: string, code: string) =>
  `used-${createHmac('sha256', env.session_secret).update(`totp ${account_id} ${code}`).digest('hex')}`;

async function findUsed(db: Db, identifier: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from verifications
    where identifier = ${identifier} and expires_date > ${libraryClock().toISOString()}`.execute(db);
  return rows.length > 0;
}

/** True if a recent sign-in has used this code. */
export function wasCodeUsed(parts: Parts, account_id: string, code: string): Promise<boolean> {
  return findUsed(parts.db, nameOfUsedCode(parts, account_id, code));
}

/**
 * Marks an authenticator's code as used, so that somebody who saw it cannot sign in with it too (RFC 6238, section
 * 5.2).
 * @returns false if another sign-in has used it first
 */
export async function spendCode(parts: Parts, account_id: string, code: string): Promise<boolean> {
  const identifier = nameOfUsedCode(parts, account_id, code);
  const used = await inTransaction(parts.db, async (trx) => {
    // The second of two simultaneous sign-ins waits here, and then finds the code used.
    await sql`select 1 from two_factors where account_id = ${account_id} for update`.execute(trx);
    if (await findUsed(trx, identifier)) return false;
    const expires = new Date(libraryClock().getTime() + CODE_LIVES_MS).toISOString();
    await sql`
      insert into verifications (identifier, value, expires_date) values (${identifier}, 'used', ${expires})`.execute(
      trx,
    );
    return true;
  });
  return used === true;
}
