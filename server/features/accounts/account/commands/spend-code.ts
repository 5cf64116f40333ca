import { sql } from 'kysely';
import { libraryClock } from '#server/clock.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { marksOf } from '#server/sealed/keyed-marks.ts';
import type { Services } from '#server/services.ts';

type Parts = Pick<Services, 'db' | 'env'>;

/**
 * Time in ms for which a used code is stored. It is longer than the 90 seconds in which the authentication library
 * accepts a code: the code's own half minute, the half minute before and the half minute after.
 */
const CODE_LIVES_MS = 4 * 30_000;

/** The names under which a used code of an account may be stored; it is stored under the first. */
export const namesOfUsedCode = ({ env }: Pick<Services, 'env'>, account_id: string, code: string): string[] =>
  marksOf(env.session_secrets, `totp ${account_id} ${code}`, 'hex').map((mark) => `used-${mark}`);

async function findUsed(db: Db, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from verifications
    where identifier = any(${names}) and expires_date > ${libraryClock().toISOString()}`.execute(db);
  return rows.length > 0;
}

/** True if a recent sign-in has used this code. */
export function wasCodeUsed(parts: Parts, account_id: string, code: string): Promise<boolean> {
  return findUsed(parts.db, namesOfUsedCode(parts, account_id, code));
}

/**
 * Marks an authenticator's code as used, so that somebody who saw it cannot sign in with it too (RFC 6238, section
 * 5.2).
 * @returns false if another sign-in has used it first
 */
export async function spendCode(parts: Parts, account_id: string, code: string): Promise<boolean> {
  const names = namesOfUsedCode(parts, account_id, code);
  const used = await inTransaction(parts.db, async (trx) => {
    // The second of two simultaneous sign-ins waits here, and then finds the code used.
    await sql`select 1 from two_factors where account_id = ${account_id} for update`.execute(trx);
    if (await findUsed(trx, names)) return false;
    const expires = new Date(libraryClock().getTime() + CODE_LIVES_MS).toISOString();
    await sql`
      insert into verifications (identifier, value, expires_date) values (${names[0]}, 'used', ${expires})`.execute(
      trx,
    );
    return true;
  });
  return used === true;
}
