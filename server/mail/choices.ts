import { sql } from 'kysely';
import {
  endedBy,
  hasDaily,
  type MailAudience,
  type MailRate,
  type MailRates,
  type MailSubject,
  mailSubjectsOf,
  partsOfStop,
  rateOf,
} from '#domain/kernel/mail/mail-choices.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { announceAccount } from '#server/live/announce.ts';
import type { StoppedMail } from './mail-stop.ts';

/** The tables of the choices, with the same columns: a member's choices end with the membership. */
const TABLES = { talent: 'mail_choices', company: 'company_members' } as const;

interface Row {
  readonly mail_rates: MailRates;
  readonly stopped_rates: MailRates;
}

const present = <Of extends MailAudience>(audience: Of, chosen: MailRates) =>
  Object.fromEntries(mailSubjectsOf(audience).map((subject) => [subject, rateOf(audience, chosen, subject)])) as Record<
    MailSubject<Of>,
    MailRate
  >;

/** The rate of an account's mails for each subject, chosen or usual. */
export async function findMailRates<Of extends MailAudience>(db: Db, audience: Of, account_id: string) {
  const { rows } = await sql<Pick<Row, 'mail_rates'>>`
    select mail_rates from ${sql.table(TABLES[audience])} where account_id = ${account_id}`.execute(db);
  return present(audience, rows[0]?.mail_rates ?? {});
}

/** Locks the choices of an account, so that of simultaneous changes each holds; undefined for an account of another role. */
async function lockChoices(trx: Trx, audience: MailAudience, account_id: string): Promise<Row | undefined> {
  if (audience === 'talent') {
    await sql`
      insert into mail_choices (account_id) select id from accounts where id = ${account_id} and role = 'talent'
      on conflict (account_id) do nothing`.execute(trx);
  }
  const { rows } = await sql<Row>`
    select mail_rates, stopped_rates from ${sql.table(TABLES[audience])} where account_id = ${account_id}
    for no key update`.execute(trx);
  return rows[0];
}

interface Change {
  readonly before: Row;
  readonly mail_rates: MailRates;
  readonly stopped_rates: MailRates;
  readonly now: string;
}

// A person who begins to get a daily mail gets the events from then on.
async function save(trx: Trx, audience: MailAudience, account_id: string, change: Change): Promise<void> {
  const { before, mail_rates, stopped_rates, now } = change;
  const had = hasDaily(audience, before.mail_rates);
  const has = hasDaily(audience, mail_rates);
  const digest_from = !has ? sql`null` : had ? sql`digest_from` : sql`${now}::timestamptz`;
  await sql`
    update ${sql.table(TABLES[audience])} set mail_rates = ${JSON.stringify(mail_rates)}::jsonb,
      stopped_rates = ${JSON.stringify(stopped_rates)}::jsonb, digest_from = ${digest_from}
    where account_id = ${account_id}`.execute(trx);
  announceAccount(trx, account_id);
}

const without = (rates: MailRates, subjects: readonly string[]): MailRates =>
  Object.fromEntries(Object.entries(rates).filter(([subject]) => !subjects.includes(subject)));

/** Saves the rates that a person has chosen. Subjects that are left out stay, even if two changes arrive at once. */
export async function chooseMailRates(
  trx: Trx,
  audience: MailAudience,
  account_id: string,
  chosen: Readonly<Record<string, MailRate | undefined>>,
  now: string,
): Promise<void> {
  const before = await lockChoices(trx, audience, account_id);
  if (!before) return;
  const named = Object.entries(chosen).filter(([, rate]) => rate !== undefined);
  const mail_rates: MailRates = { ...before.mail_rates, ...Object.fromEntries(named) };
  const stopped_rates = without(
    before.stopped_rates,
    named.map(([subject]) => subject),
  );
  await save(trx, audience, account_id, { before, mail_rates, stopped_rates, now });
}

/** Ends one kind of mails to an account, as its own choice. A repetition, or an account that is gone, changes nothing. */
export async function stopMails(trx: Trx, { stop, account_id }: StoppedMail, now: string): Promise<void> {
  const { audience } = partsOfStop(stop);
  const before = await lockChoices(trx, audience, account_id);
  if (!before) return;
  const ended = endedBy(stop, before.mail_rates);
  if (ended.length === 0) return;
  const as = (rate: (subject: string) => MailRate) => Object.fromEntries(ended.map((one) => [one, rate(one)]));
  const stopped_rates = { ...before.stopped_rates, ...as((one) => rateOf(audience, before.mail_rates, one)) };
  await save(trx, audience, account_id, {
    before,
    mail_rates: { ...before.mail_rates, ...as(() => 'never') },
    stopped_rates,
    now,
  });
}

/** Restores the mails that a stop has ended; a repetition, and a choice since, stays. */
export async function undoStop(trx: Trx, { stop, account_id }: StoppedMail, now: string): Promise<void> {
  const { audience, subject } = partsOfStop(stop);
  const before = await lockChoices(trx, audience, account_id);
  if (!before) return;
  const restored = Object.entries(before.stopped_rates).filter(([one, rate]) =>
    subject === null ? rate === 'daily' : one === subject,
  );
  if (restored.length === 0) return;
  await save(trx, audience, account_id, {
    before,
    mail_rates: { ...before.mail_rates, ...Object.fromEntries(restored) },
    stopped_rates: without(
      before.stopped_rates,
      restored.map(([one]) => one),
    ),
    now,
  });
}
