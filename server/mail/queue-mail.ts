import { randomUUID } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { MAIL_CLOSING, TEXT } from '#domain/accounts/setting/wording-keys.ts';
import { latestVersion } from '#server/db/latest-version.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { outboxEntries } from '#server/outbox/outbox-entries.ts';
import { wakeDrainers } from '#server/outbox/wake-drainers.ts';
import type { MailContent } from './render-mail.ts';

export interface NewMail {
  readonly to_email: string;
  readonly content: MailContent;
  /** Of several mails with the same key, only the first is sent; absent if nothing needs deduplication. */
  readonly dedupe_key?: string;
}

/** Puts a mail in the outbox, in the caller's transaction. */
export function queueMail(trx: Trx, mail: NewMail): Promise<void> {
  return queueMails(trx, [mail]);
}

/**
 * Puts a mail in the outbox, and removes it in the same transaction if it is not wanted: both cases run and commit the
 * same statements, so that the answer's time does not reveal which it was.
 */
export async function queueMailIf(trx: Trx, mail: NewMail, is_wanted: boolean): Promise<void> {
  const dedupe_key = randomUUID();
  await queueMail(trx, { ...mail, dedupe_key });
  await sql`delete from outbox where dedupe_key = ${dedupe_key} and not ${is_wanted}`.execute(trx);
}

/**
 * An insert of mails into the outbox. Adds the administrators' closing text to every mail, and
 * leaves out addresses that reach nobody: those of erased people's accounts end in .invalid (RFC 2606).
 * @param mails SQL of the rows: `email`, `dedupe_key`, `content`, in the order of `at` and `dedupe_key`
 */
export const mailEntries = (mails: RawBuilder<unknown>): RawBuilder<{ id: string }> =>
  outboxEntries(
    'mail',
    sql`select mail.dedupe_key, mail.email as recipient,
      mail.content || jsonb_strip_nulls(jsonb_build_object('closing', nullif(${latestVersion(TEXT + MAIL_CLOSING)}, ''))) as content
    from (${mails}) as mail where mail.email not like '%.invalid' order by mail.at, mail.dedupe_key`,
  );

/** Puts mails in the outbox. */
export async function queueMails(trx: Trx, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ to_email, ...mail }, at) => ({ ...mail, email: to_email, at }));
  await mailEntries(sql`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}) as row (email text, dedupe_key text, content jsonb, at int)`).execute(
    trx,
  );
  wakeDrainers(trx, 'mail');
}
