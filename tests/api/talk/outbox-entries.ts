/** Outbox drainers that a test runs itself, and times that it can move. */
import { mailKind } from '#server/mail/mail-kind.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import { createDrainer, type Drainer } from '#server/outbox/drainer.ts';
import type { OutboxKind, Sender } from '#server/outbox/outbox-kind.ts';
import { webhookKind } from '#server/outbox/webhook-kind.ts';
import { pushKind } from '#server/push/push-kind.ts';
import { smsKind } from '#server/sms/sms-kind.ts';
import type { TestServer } from '#tests/support/test-server.ts';

export const CONTENT: MailContent = {
  title: 'Hej',
  message: 'Ett <b>meddelande</b> & mer',
  action: 'Öppna',
  path: '/TalentRequests',
};

export interface Entry {
  readonly id: string;
  readonly recipient: string;
  readonly state: string;
  readonly attempts: number;
  readonly content: { readonly title: string } | null;
  readonly last_error: string | null;
  readonly is_leased: boolean;
  /** Minutes until the next attempt. */
  readonly wait_minutes: number;
}

export async function entriesOf({ services }: TestServer, where = 'true'): Promise<Entry[]> {
  const { rows } = await services.pool.query<Entry>(
    `select id, recipient, state, attempts, content, last_error, lease is not null as is_leased,
       round(extract(epoch from next_attempt_date - now()) / 60)::int as wait_minutes
     from outbox where ${where} order by created_date, recipient`,
  );
  return rows;
}

/** Puts mails in the outbox without waking the server's own drainer, so that a test can cause a race. */
export async function putQuietly({ services }: TestServer, recipients: readonly string[]): Promise<void> {
  await services.pool.query(
    "insert into outbox (kind, recipient, content) select 'mail', recipient, $1 from unnest($2::text[]) recipient",
    [JSON.stringify(CONTENT), recipients],
  );
}

export const quietly = (count: number) => Array.from({ length: count }, (_, n) => `quiet-${n}@example.com`);

/** Makes all waiting entries due at once, including claimed ones. */
export async function passTime({ services }: TestServer): Promise<void> {
  await services.pool.query(`update outbox set next_attempt_date = now() where state = 'waiting'`);
}

type Over = Partial<Omit<OutboxKind<MailContent>, 'sender'>> & { readonly sender?: Sender<MailContent> };

/** A drainer in addition to the server's; `over` replaces parts of the handling of mails. */
export function aDrainer({ services: { env, log, pool } }: TestServer, { sender, ...over }: Over = {}): Drainer {
  const kind = { ...mailKind, ...over, ...(sender && { sender: () => sender }) };
  return createDrainer({
    url: pool.options.connectionString ?? '',
    env,
    log,
    kinds: { mail: kind, webhook: webhookKind, push: pushKind, sms: smsKind },
  });
}
