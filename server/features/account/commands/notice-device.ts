import { sql } from 'kysely';
import { browserWords } from '#domain/account/browser-words.ts';
import type { Moment } from '#domain/time/day.ts';
import { BRAND } from '#texts/brand.ts';
import { formatMoment } from '#texts/format.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Env } from '../../../env.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Browser } from './library-headers.ts';
import { markBrowser } from './mark-browser.ts';

/**
 * Remembers the browser of a sign-in. When the account has signed in before but never from this one, its owner gets a
 * mail. @returns the Set-Cookie lines that let us know the browser again
 */
export async function noticeDevice(
  trx: Trx,
  env: Env,
  account_id: string,
  browser: Browser,
  moment: Moment,
): Promise<string[]> {
  const { hash, cookies } = markBrowser(env, browser);
  // xmax is 0 for a row that was put in and not there before.
  const { rows } = await sql<{ is_new: boolean; has_others: boolean }>`
    with others as (select count(*) > 0 as has_others from account_devices where account_id = ${account_id})
    insert into account_devices (account_id, device_hash, last_used_date, created_date)
    values (${account_id}, ${hash}, ${moment.now}, ${moment.now})
    on conflict (account_id, device_hash) do update set last_used_date = excluded.last_used_date
    returning xmax = 0 as is_new, (select has_others from others) as has_others`.execute(trx);
  if (rows[0]?.is_new && rows[0].has_others) await mailOwner(trx, account_id, browser, moment);
  return cookies;
}

async function mailOwner(trx: Trx, account_id: string, browser: Browser, moment: Moment): Promise<void> {
  const { rows } = await sql<{ email: string; first_name: string }>`
    select email, first_name from accounts where id = ${account_id}`.execute(trx);
  const owner = rows[0];
  if (!owner) return;
  const from = browserWords(browser.user_agent);
  await queueMail(trx, {
    to_email: owner.email,
    content: {
      title: 'Ny inloggning på ditt konto',
      message: `Hej ${owner.first_name}. Någon loggade in på ditt konto hos ${BRAND} ${formatMoment(moment.now)}${from ? `, från ${from}` : ''}. Var det du behöver du inte göra något. Var det inte du: välj ett nytt lösenord, så avslutas alla inloggningar.`,
      action: 'Välj nytt lösenord',
      path: '/ForgotPassword',
    },
  });
}
