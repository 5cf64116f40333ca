import { sql } from 'kysely';
import { browserWords } from '#domain/accounts/account/browser-words.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { formatMoment } from '#texts/kernel/format.ts';
import { rememberDevice } from './known-device.ts';
import type { Browser } from './library-headers.ts';

/**
 * Stores the browser of a sign-in, and mails the owner about a new browser unless it is the account's first.
 * @returns the device as stored, and the Set-Cookie lines by which the server recognises the browser
 */
export async function noticeDevice(trx: Trx, env: Env, account_id: string, browser: Browser, moment: Moment) {
  const { is_new, has_others, ...device } = await rememberDevice(trx, env, account_id, browser, moment);
  if (is_new && has_others) await mailOwner(trx, account_id, browser, moment);
  return device;
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
