import { type RawBuilder, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { OutboxEntryRow } from '#contract/talk/outbox.ts';
import { type EntryState, entryCommands } from '#domain/kernel/outbox/outbox-entry.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { outboxKinds } from '#server/outbox/kinds.ts';

// The content is left out, because it contains codes, links and names.
const ENTRY = sql`
  select o.id, o.kind, o.state, o.recipient, coalesce(a.name, btrim(t.first_name || ' ' || t.last_name)) as recipient_name, o.attempts, o.last_error, o.created_date,
    o.state_date, case when o.state = 'waiting' then o.next_attempt_date end as next_attempt_date, h.name as handled_by
  from outbox o
    left join accounts a on o.kind = 'mail' and a.email = o.recipient
    left join sms_messages m on m.id = case when o.kind = 'sms' and o.recipient <> '' then o.recipient::uuid end
    left join talents t on t.id = m.talent_id
    left join accounts h on h.id = o.handled_by`;

type Row = Omit<OutboxEntryRow, 'actions'>;

const present = (row: Row): OutboxEntryRow => ({
  ...row,
  recipient: row.recipient && outboxKinds[row.kind].shownRecipient(row.recipient),
  actions: entryCommands(row.state),
});

/** One entry; null for an unknown id. */
export async function findEntry(db: Db, id: string): Promise<OutboxEntryRow | null> {
  const { rows } = await sql<Row>`${ENTRY} where o.id = ${id}`.execute(db);
  return rows[0] ? present(rows[0]) : null;
}

const countOf = async (db: Db, where: RawBuilder<unknown>): Promise<number> => {
  return countRows(db, sql`outbox where ${where}`);
};

/**
 * A page of the entries in a state, with the latest change of state first, and the number of entries that are waiting,
 * dead, or sent today.
 */
export async function listEntries(db: Db, state: EntryState, page: number, { today }: Moment) {
  const [{ rows }, total, waiting, sent_today, dead] = await Promise.all([
    sql<Row>`${ENTRY} where o.state = ${state}
      order by o.state_date desc, o.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countOf(db, sql`state = ${state}`),
    countOf(db, sql`state = 'waiting'`),
    countOf(db, sql`state = 'sent' and state_date >= ${today}::date::timestamp at time zone 'Europe/Stockholm'`),
    countOf(db, sql`state = 'dead'`),
  ]);
  return { items: rows.map(present), page, page_size: PAGE_SIZE, total, counts: { waiting, sent_today, dead } };
}
