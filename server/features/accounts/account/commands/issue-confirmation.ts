import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { RATE_LIMITS } from '#contract/kernel/rate-limits.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { forgetTries, type TooOften } from '#server/http/rate-limits.ts';
import { type NewMail, queueMail, queueMailIf } from '#server/mail/queue-mail.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { isOneOf, markOf, marksOf } from '#server/sealed/keyed-marks.ts';
import { BRAND } from '#texts/kernel/brand.ts';

const CODE_MINUTES = 15;
/**
 * Life of a link in hours: longer than a code's, because a link cannot be guessed, so it may wait until the mail is
 * read.
 */
export const LINK_HOURS = 24;

/** Limits of mails with a code per account, in an hour and in a day. */
const [IN_HOUR, IN_DAY] = [RATE_LIMITS.code_mail, RATE_LIMITS.code_mail_of_day];

/** A keyed hash, bound to the account: six digits can be found from a plain hash within a second. */
const hashing = ({ session_secrets }: Env, account_id: string, code: string) =>
  [session_secrets, `confirm-email ${account_id} ${code}`, 'hex'] as const;

/** True if a stored hash is that of an account's code. */
export const isHashOfCode = (env: Env, hash: string, account_id: string, code: string): boolean =>
  isOneOf(marksOf(...hashing(env, account_id, code)), hash);

/** A plain hash is enough: the token is long and random. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const later = (moment: Moment, minutes: number) => new Date(Date.parse(moment.now) + minutes * 60_000).toISOString();

/** The account whose address is confirmed. */
export interface Confirmable {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  /** Hash of the signing-up browser (`mark-browser.ts`): null if unknown, left out to keep the earlier one. */
  readonly browser_hash?: string | null;
}

/** The text of the mail for an account made on behalf of its owner, and the life of its link. */
export interface Invitation {
  readonly content: Pick<MailContent, 'title' | 'message' | 'action' | 'reason'>;
  readonly link_hours: number;
}

/** The wait until the next mail for an account that has reached a limit. The newest code stays valid meanwhile. */
async function untilNextMail(trx: Trx, account_id: string, { now }: Moment): Promise<TooOften> {
  const { rows } = await sql<{ mailed_dates: string[] }>`
    select to_jsonb(mailed_dates) as mailed_dates
    from email_verification_codes where account_id = ${account_id}`.execute(trx);
  const waits = [IN_HOUR, IN_DAY].map(({ points, seconds }) => {
    const oldest = rows[0]?.mailed_dates.at(-points);
    return oldest === undefined ? 0 : seconds - (Date.parse(now) - Date.parse(oldest)) / 1000;
  });
  return { retry_after_seconds: Math.ceil(Math.max(1, ...waits)), instead: IN_HOUR.instead };
}

interface Issued {
  readonly code: string;
  readonly token: string;
  /** False if the account does not exist or has reached its limit of mails. */
  readonly is_kept: boolean;
}

/**
 * Stores a new code and link for an account in place of the earlier ones, because an account has only one of each.
 * Every stored code counts towards the limits of mails per hour and per day. If a limit is reached, the last code and
 * link stay valid. The count of tries is reset in either case: only an address that waits for confirmation has a limit
 * of mails here, so a count that stays would tell which addresses wait.
 */
async function keepCode(
  trx: Trx,
  env: Env,
  account: Confirmable,
  moment: Moment,
  link_hours = LINK_HOURS,
): Promise<Issued> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = randomBytes(32).toString('base64url');
  const [hourAgo, dayAgo] = [IN_HOUR, IN_DAY].map(({ seconds }) => later(moment, -seconds / 60));
  const { rows } = await sql`
    insert into email_verification_codes as e
      (account_id, code_hash, code_expires_date, link_hash, link_expires_date, browser_hash, mailed_dates)
    select id, ${markOf(...hashing(env, account.id, code))}, ${later(moment, CODE_MINUTES)}::timestamptz, ${hashLinkToken(token)},
      ${later(moment, link_hours * 60)}::timestamptz, ${account.browser_hash ?? null}, array[${moment.now}::timestamptz]
    from accounts where id = ${account.id}
    on conflict (account_id) do update set id = excluded.id, code_hash = excluded.code_hash,
      code_expires_date = excluded.code_expires_date, link_hash = excluded.link_hash,
      link_expires_date = excluded.link_expires_date, browser_hash = case when ${account.browser_hash === undefined}
        then e.browser_hash else excluded.browser_hash end,
      mailed_dates = array(select d from unnest(e.mailed_dates) d where d > ${dayAgo}) || excluded.mailed_dates
    where (select count(*) filter (where d > ${hourAgo}) < ${IN_HOUR.points} and count(*) < ${IN_DAY.points}
      from unnest(e.mailed_dates) d where d > ${dayAgo})
    returning account_id`.execute(trx);
  await forgetTries(trx, env, 'code_tries', { email: account.email });
  return { code, token, is_kept: rows.length > 0 };
}

const linkPath = (token: string) => `/verify-email-callback?token=${token}`;

function mailOf({ email, first_name }: Confirmable, { code, token }: Issued): NewMail {
  return {
    to_email: email,
    content: {
      title: 'Bekräfta din e-post',
      message: `Hej ${first_name}. Skriv koden på sidan där du registrerade dig, eller tryck på knappen. Öppnar du den på en annan enhet får du välja lösenordet på nytt där. Koden gäller i ${CODE_MINUTES} minuter och knappen i ${LINK_HOURS} timmar. Har du inte registrerat dig hos ${BRAND} kan du bortse från mejlet.`,
      code,
      action: 'Bekräfta e-post',
      path: linkPath(token),
      is_asked: true,
    },
  };
}

/** Makes a new code and link for an address and puts the mail with both in the outbox. */
export async function issueConfirmation(
  trx: Trx,
  env: Env,
  account: Confirmable,
  moment: Moment,
): Promise<true | Refusal<'too_many_requests'>> {
  const issued = await keepCode(trx, env, account, moment);
  if (!issued.is_kept) return refuse('too_many_requests', await untilNextMail(trx, account.id, moment));
  await queueMail(trx, mailOf(account, issued));
  return true;
}

/**
 * Mails a link to the owner of an account that was made on the owner's behalf. The mail has no code, because no form
 * waits for one. Refused at the limit of mails, because the link would not be stored.
 */
export async function issueInvitation(
  trx: Trx,
  env: Env,
  account: Confirmable,
  { content, link_hours }: Invitation,
  moment: Moment,
): Promise<true | Refusal<'too_many_requests'>> {
  const issued = await keepCode(trx, env, { ...account, browser_hash: null }, moment, link_hours);
  if (!issued.is_kept) return refuse('too_many_requests', await untilNextMail(trx, account.id, moment));
  await queueMail(trx, { to_email: account.email, content: { ...content, path: linkPath(issued.token) } });
  return true;
}

/**
 * Mails a code and link if the address waits for confirmation. For other addresses the same statements run without
 * effect, so that the answer time does not reveal which addresses wait.
 */
export async function issueConfirmationIfWaiting(
  trx: Trx,
  env: Env,
  asked: { readonly email: string; readonly waiting: Confirmable | undefined },
  moment: Moment,
): Promise<void> {
  const account = asked.waiting ?? { id: randomUUID(), email: asked.email, first_name: '' };
  const issued = await keepCode(trx, env, account, moment);
  await queueMailIf(trx, mailOf(account, issued), issued.is_kept);
}
