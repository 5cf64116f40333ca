import { type Kysely, sql } from 'kysely';
import { WEBHOOK_OFF_AFTER_DAYS } from '#domain/companies/webhook/webhook.rules.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';
import { queueMails } from '#server/mail/queue-mail.ts';
import { webhookOffMail } from '#texts/companies/webhook-words.ts';

const DAY_MS = 86_400_000;

/**
 * Turns off webhooks that have been on for WEBHOOK_OFF_AFTER_DAYS, with a failed delivery that was queued before those
 * days and no successful delivery within them; deletes their waiting deliveries, and mails the owners.
 */
export async function turnOffWebhooks({
  db,
  clock,
}: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock().toISOString();
  const since = new Date(Date.parse(now) - WEBHOOK_OFF_AFTER_DAYS * DAY_MS).toISOString();
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; company_id: string; shown_address: string }>`
      update webhooks w set off_date = ${now}
      where w.off_date is null and w.on_date < ${since}
        and exists (select from outbox o where o.kind = 'webhook' and o.recipient = w.id::text
          and o.last_error is not null and o.created_date > w.on_date and o.created_date < ${since})
        and not exists (select from outbox o where o.kind = 'webhook' and o.recipient = w.id::text
          and o.state = 'sent' and o.state_date > ${since})
      returning w.id, w.company_id, w.shown_address`.execute(trx);
    for (const { id, company_id, shown_address } of rows) {
      await sql`delete from outbox where kind = 'webhook' and recipient = ${id} and state = 'waiting'`.execute(trx);
      const { rows: owners } = await sql<{ email: string }>`
        select a.email from company_members m join accounts a on a.id = m.account_id
        where m.company_id = ${company_id} and m.member_role = 'owner' order by a.email`.execute(trx);
      const content = webhookOffMail(shown_address);
      await queueMails(
        trx,
        owners.map(({ email }) => ({ to_email: email, content })),
      );
      announce(trx, { topics: [`company:${company_id}`], noun: 'webhook' });
    }
    return rows.length;
  });
}
