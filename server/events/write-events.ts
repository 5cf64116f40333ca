import { type RawBuilder, sql } from 'kysely';
import { send, type Trx } from '#server/db/transaction.ts';
import { wakeDrainers } from '#server/outbox/wake-drainers.ts';
import { PUSH_COLUMNS, pushEntries } from '#server/push/push-entries.ts';
import { actedRows } from './acted-notices.ts';
import { announceEvent } from './announce-event.ts';
import { editLogRows } from './edit-log.ts';
import { doneBy, type NewEvent, nounOf } from './event.ts';
import { type EventMail, eventMails, mailEntriesOfEvents } from './notice-mails.ts';
import { channelsOf, noticeRows } from './notices.ts';
import { eventPushes } from './pushes.ts';
import { toldOf, webhookEntries } from './tell-webhooks.ts';

const CONCERNED = {
  company_id: 'company',
  project_id: 'project',
  talent_id: 'talent',
  candidate_id: 'candidate',
} as const;

function eventRow({ type, subject_id, actor, from_state, to_state, payload, moment }: NewEvent) {
  return {
    noun: nounOf(type),
    type,
    subject_id,
    ...doneBy(actor),
    actor_account_id: actor.account_id,
    from_state,
    to_state,
    payload,
    created_date: moment.now,
  };
}

const concernedRows = ({ subject_id, concerned }: NewEvent) =>
  Object.entries(CONCERNED).flatMap(([field, noun]) => {
    const id = concerned[field as keyof typeof CONCERNED];
    return id ? [{ subject_id, noun, id }] : [];
  });

/** A part of the statement; undefined if it has nothing to write. */
const part = (rows: readonly unknown[], write: (json: string) => RawBuilder<unknown>) =>
  rows.length > 0 ? write(JSON.stringify(rows)) : undefined;

/**
 * The parts of the statement, by name, with the rows that depend on the new events; `written` is the part with these.
 */
function dependentParts(events: readonly NewEvent[], acted: readonly object[], mails: readonly EventMail[]) {
  return {
    concerned: part(
      events.flatMap(concernedRows),
      (rows) => sql`
      insert into event_concerns (event_id, noun, concerned_id)
      select written.id, row.noun, row.id
      from jsonb_to_recordset(${rows}) as row (subject_id uuid, noun text, id uuid)
        join written using (subject_id)`,
    ),
    logged: part(
      events.flatMap(editLogRows),
      (rows) => sql`
      insert into project_edit_logs (project_id, event_id, type, actor_role, actor_name, mandate_id, subject, field, old_value, new_value, created_date)
      select row.project_id, written.id, row.type, row.actor_role, row.actor_name, row.mandate_id, row.subject, row.field, row.old_value,
        row.new_value, row.created_date
      from jsonb_to_recordset(${rows}) as row (subject_id uuid, project_id uuid,
          type text, actor_role text, actor_name text, mandate_id uuid, subject text, field text, old_value text, new_value text,
          created_date timestamptz)
        join written using (subject_id)`,
    ),
    told: part(
      [...events.flatMap(noticeRows), ...acted],
      (rows) => sql`
      insert into notices (audience, talent_id, company_id, event_id, title, message, type, notification_type,
        related_project_id, related_candidate_status_id, created_date)
      select row.audience, row.talent_id, row.company_id, written.id, row.title, row.message, row.type,
        row.notification_type, row.related_project_id, row.related_candidate_status_id, row.created_date
      from jsonb_to_recordset(${rows}) as row (subject_id uuid, audience text,
          talent_id uuid, company_id uuid, title text, message text, type text, notification_type text,
          related_project_id uuid, related_candidate_status_id uuid, created_date timestamptz)
        join written using (subject_id)`,
    ),
    webhook: part(events.flatMap(toldOf), webhookEntries),
    mail: part(mails, mailEntriesOfEvents),
    push: part(events.flatMap(eventPushes), (rows) =>
      pushEntries(sql`
        select 'event ' || written.id as key, row.*
        from jsonb_to_recordset(${rows}) as row (subject_id uuid, ${PUSH_COLUMNS}) join written using (subject_id)`),
    ),
  };
}

/** The parts that put entries in the outbox; each is named like the kind of its entries. */
const SENT_PARTS = ['webhook', 'mail', 'push'] as const;

/**
 * Writes events of one kind and all their consequences, in the caller's transaction and in one statement for any number
 * of events: the people concerned, edit log, notices, webhooks (of approved companies only), mails, pushes, and after the
 * commit the announcement to open screens. All of it appears with the commit or not at all, and only once. The
 * statement is sent without waiting for its answer. No two of the events may have the same subject.
 */
export async function writeEvents(trx: Trx, events: readonly NewEvent[]): Promise<void> {
  const acted = actedRows(events);
  const parts = dependentParts(events, acted, await eventMails(trx, events));
  const named = Object.entries(parts).flatMap(([name, write]) =>
    write ? [sql`, ${sql.ref(name)} as (${write})`] : [],
  );
  const counts = SENT_PARTS.map((name) =>
    parts[name] ? sql`(select count(*) from ${sql.ref(name)}) as ${sql.ref(name)}` : sql`0 as ${sql.ref(name)}`,
  );
  send(
    trx,
    sql<Record<(typeof SENT_PARTS)[number], number>>`
    with written as (
      insert into events (noun, type, subject_id, actor_role, actor_account_id, actor_name, mandate_id, from_state, to_state, payload, created_date)
      select noun, type, subject_id, actor_role, actor_account_id, actor_name, mandate_id, from_state, to_state, payload, created_date
      from jsonb_populate_recordset(null::events, ${JSON.stringify(events.map(eventRow))})
      returning id, subject_id)${sql.join(named, sql``)}
    select ${sql.join(counts)}`,
    ([sent]) => {
      for (const kind of SENT_PARTS) if (sent?.[kind]) wakeDrainers(trx, kind);
    },
  );
  const [told] = acted;
  for (const event of events) {
    announceEvent(trx, event, { ...channelsOf(event.type), ...(told && { [told.audience]: 'notice' }) });
  }
}
