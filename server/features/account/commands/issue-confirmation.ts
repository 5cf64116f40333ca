import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/time/day.ts';
import { BRAND } from '#texts/brand.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Env } from '../../../env.ts';
import { queueMail } from '../../../mail/queue-mail.ts';

const CODE_MINUTES = 15;
/** A link needs no typing and cannot be guessed, so it may wait until the mail is read. */
const LINK_HOURS = 24;

/** Keyed and bound to the account: six digits could be found from a plain hash in a second. */
export function hashCode(env: Env, account_id: string, code: string): string {
  return createHmac('sha256', env.session_secret).update(`confirm-email ${account_id} ${code}`).digest('hex');
}

/** The token is long and random, so a plain hash is enough. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const later = (moment: Moment, minutes: number) => new Date(Date.parse(moment.now) + minutes * 60_000).toISOString();

/** Whose address is confirmed. */
export interface Confirmable {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  /** At a sign-up the browser that it came from (`mark-browser.ts`), null when none is known; left out to keep the one of before. */
  readonly browser_hash?: string | null;
}

/**
 * Makes a new code and link for an address and puts the mail with both in the outbox. Earlier ones are dead from the
 * commit on, because an account has room for one of each.
 */
export async function issueConfirmation(trx: Trx, env: Env, account: Confirmable, moment: Moment): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = randomBytes(32).toString('base64url');
  const values = {
    code_hash: hashCode(env, account.id, code),
    code_expires_date: later(moment, CODE_MINUTES),
    link_hash: hashLinkToken(token),
    link_expires_date: later(moment, LINK_HOURS * 60),
    browser_hash: account.browser_hash ?? null,
  };
  await sql`
    insert into email_verification_codes
      (account_id, code_hash, code_expires_date, link_hash, link_expires_date, browser_hash)
    values (${account.id}, ${values.code_hash}, ${values.code_expires_date}, ${values.link_hash},
      ${values.link_expires_date}, ${values.browser_hash})
    on conflict (account_id) do update set id = excluded.id, code_hash = excluded.code_hash, wrong_tries = 0,
      code_expires_date = excluded.code_expires_date, link_hash = excluded.link_hash,
      link_expires_date = excluded.link_expires_date, browser_hash = case when ${account.browser_hash === undefined}
        then email_verification_codes.browser_hash else excluded.browser_hash end`.execute(trx);
  await queueMail(trx, {
    to_email: account.email,
    content: {
      title: 'Bekräfta din e-post',
      message: `Hej ${account.first_name}. Skriv koden på sidan där du registrerade dig, eller tryck på knappen. Öppnar du den på en annan enhet får du välja lösenordet på nytt där. Koden gäller i ${CODE_MINUTES} minuter och knappen i ${LINK_HOURS} timmar. Har du inte registrerat dig hos ${BRAND} kan du bortse från mejlet.`,
      code,
      action: 'Bekräfta e-post',
      path: `/verify-email-callback?token=${token}`,
    },
  });
}
