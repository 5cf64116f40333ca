import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountRole } from '#contract/route.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import { SYSTEM } from '../../../actor.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Services } from '../../../services.ts';
import { moveCompany } from '../../company/commands.ts';
import { hashCode, hashLinkToken } from './issue-confirmation.ts';

const CODE_TRIES_AT_MOST = 5;

type Parts = Pick<Services, 'db' | 'env'>;
type Confirmed = { role: AccountRole };

/** Marks an address as confirmed, with the records that go by it, and ends the code and the link. */
export async function markConfirmed(trx: Trx, account_id: string, moment: Moment): Promise<Confirmed> {
  const { rows } = await sql<Confirmed>`
    update accounts set email_verified = true, email_confirmed_date = ${moment.now}
    where id = ${account_id} returning role`.execute(trx);
  await sql`update talents set is_verified = true where account_id = ${account_id}`.execute(trx);
  const { rows: applications } = await sql<{ id: string }>`
    select c.id from companies c join company_members m on m.company_id = c.id
    where m.account_id = ${account_id} and m.member_role = 'owner' and c.email_confirmed_date is null`.execute(trx);
  for (const { id } of applications) {
    const moved = await moveCompany(trx, SYSTEM, id, 'confirm-address', {}, moment);
    // Two tabs may confirm the same address at once.
    if (isRefusal(moved) && moved.refused !== 'not_allowed_now') throw new Error(`An application: ${moved.refused}`);
  }
  await sql`delete from email_verification_codes where account_id = ${account_id}`.execute(trx);
  const [account] = rows;
  if (!account) throw new Error('An account ended while its address was being confirmed');
  return account;
}

interface Waiting {
  account_id: string;
  code_hash: string;
  wrong_tries: number;
  is_expired: boolean;
}

async function tryCode(trx: Trx, { env }: Parts, email: string, code: string, moment: Moment) {
  // Locked, so that tries at the same moment are counted one after the other.
  const { rows } = await sql<Waiting>`
    select e.account_id, e.code_hash, e.wrong_tries, e.code_expires_date <= ${moment.now} as is_expired
    from email_verification_codes e join accounts a on a.id = e.account_id
    where a.email = ${email} for update of e`.execute(trx);
  const waiting = rows[0];
  // An address that waits for nothing hears what a wrong code hears, so that nobody learns who does.
  if (!waiting) return 'wrong_code';
  if (waiting.is_expired) return 'dead_code';
  if (waiting.wrong_tries >= CODE_TRIES_AT_MOST) return 'too_many_tries';
  const given = Buffer.from(hashCode(env, waiting.account_id, code));
  if (timingSafeEqual(given, Buffer.from(waiting.code_hash))) return markConfirmed(trx, waiting.account_id, moment);
  await sql`
    update email_verification_codes set wrong_tries = wrong_tries + 1
    where account_id = ${waiting.account_id}`.execute(trx);
  return waiting.wrong_tries + 1 >= CODE_TRIES_AT_MOST ? 'too_many_tries' : 'wrong_code';
}

/** Confirms an address by its six digits. The fifth wrong try kills the code. */
export async function confirmByCode(parts: Parts, { email, code }: { email: string; code: string }, moment: Moment) {
  // The refusal is made after the commit: a wrong try must stay counted.
  const result = await inTransaction(parts.db, (trx) => tryCode(trx, parts, email, code, moment));
  return typeof result === 'string' ? refuse(result) : result;
}

/** Confirms an address by the token of the mail's link, once. */
export async function confirmByLink({ db }: Pick<Services, 'db'>, token: string, moment: Moment) {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ account_id: string }>`
      select account_id from email_verification_codes
      where link_hash = ${hashLinkToken(token)} and link_expires_date > ${moment.now} for update`.execute(trx);
    const [waiting] = rows;
    return waiting ? markConfirmed(trx, waiting.account_id, moment) : refuse('dead_link');
  });
}
