import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/generated.ts';
import type { Mailer } from './mailer.ts';
import type { MailContent } from './render-mail.ts';

interface WaitingMail {
  id: string;
  to_email: string;
  content: MailContent;
}

const ATTEMPTS_AT_MOST = 10;

/**
 * Sends what waits in the outbox, oldest first. Each mail is claimed in a transaction of its own (skip locked), so any
 * number of processes may drain at once. A process that dies between sending and committing sends that mail again with
 * the same Message-ID, which mail programs show once. A failure waits twice as long as the one before, from a minute.
 * @returns how many were sent
 */
export async function drainOutbox(db: Kysely<Database>, mailer: Mailer, log: Logger): Promise<number> {
  let sent = 0;
  for (;;) {
    const result = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<WaitingMail>`
        select id, to_email, content from mails
        where sent_date is null and next_attempt_date <= now() and attempts < ${ATTEMPTS_AT_MOST} and content is not null
        order by next_attempt_date limit 1 for update skip locked`.execute(trx);
      const mail = rows[0];
      if (!mail) return 'empty';
      try {
        await mailer.send(mail);
        await sql`update mails set sent_date = now(), content = ${mailer.keepsContent ? sql`content` : null} where id = ${mail.id}`.execute(
          trx,
        );
        return 'sent';
      } catch (error) {
        // Mail servers put the address into what they say, so only the codes are told.
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        log.warn({ mail_id: mail.id, code, response_code: responseCode }, 'a mail could not be sent');
        await sql`update mails set attempts = attempts + 1, next_attempt_date = now() + make_interval(mins => power(2, attempts)::int)
          where id = ${mail.id}`.execute(trx);
        return 'failed';
      }
    });
    if (result === 'empty') return sent;
    if (result === 'sent') sent += 1;
  }
}
