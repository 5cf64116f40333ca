import type { RawBuilder } from 'kysely';
import { type Columns, sentRows } from '#server/db/sent-rows.ts';
import { sql } from '#server/db/sql.ts';
import { send, type Trx } from '#server/db/transaction.ts';
import { wakeDrainers } from '#server/outbox/wake-drainers.ts';
import { queuePushes } from '#server/push/push-entries.ts';
import { queueSms } from '#server/sms/sms-entries.ts';
import { actedRows } from './acted-notices.ts';
import { announceEvent } from './announce-event.ts';
import { editLogRows } from './edit-log.ts';
import { doneBy, type NewEvent, nounOf } from './event.ts';
import { type EventMail, eventMails, MAIL, mailEntriesOfEvents } from './notice-mails.ts';
import { channelsOf, noticeRows } from './notices.ts';
import { eventPushes } from './pushes.ts';
import { eventSms } from './sms.ts';
import { queueWebhooks, TOLD, toldOf } from './tell-webhooks.ts';

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

const EVENT: Columns = {
  noun: 'text',
  type: 'text',
  subject_id: 'uuid',
  actor_role: 'text',
  actor_account_id: 'uuid',
  actor_name: 'text',
  mandate_id: 'uuid',
  from_state: 'jsonb',
  to_state: 'jsonb',
  payload: 'jsonb',
  created_date: 'timestamptz',
};

const CONCERN: Columns = { subject_id: 'uuid', noun: 'text', id: 'uuid' };

const LOG: Columns = {
  subject_id: 'uuid',
  project_id: 'uuid',
  type: 'text',
  actor_role: 'text',
  actor_name: 'text',
  mandate_id: 'uuid',
  subject: 'text',
  field: 'text',
  old_value: 'text',
  new_value: 'text',
  created_date: 'timestamptz',
};

const NOTICE: Columns = {
  subject_id: 'uuid',
  audience: 'text',
  talent_id: 'uuid',
  company_id: 'uuid',
  title: 'text',
  message: 'text',
  type: 'text',
  notification_type: 'text',
  related_project_id: 'uuid',
  related_candidate_status_id: 'uuid',
  created_date: 'timestamptz',
};

const EVENT_NAMES = sql.raw(Object.keys(EVENT).join(', '));

/** The insert of rows that have the number of their event instead of its subject. */
function insertInto(table: string, columns: Columns): (sent: RawBuilder<unknown>) => RawBuilder<unknown> {
  const names = Object.keys(columns).filter((name) => name !== 'subject_id');
  const head = sql.raw(`
      insert into ${table} (event_id, ${names.join(', ')})
      select written.id, ${names.map((name) => `row.${name}`).join(', ')}`);
  return (sent) => sql`${head} from ${sent} join written using (subject_id)`;
}

const insertLog = insertInto('project_edit_logs', LOG);
const insertNotice = insertInto('notices', NOTICE);

const PUSH: Columns = { subject_id: 'uuid', push: 'jsonb' };

const pushesOf = (sent: RawBuilder<unknown>) =>
  queuePushes(sql`select 'event ' || written.id as key, row.push from ${sent} join written using (subject_id)`);

const SMS: Columns = { subject_id: 'uuid', sms: 'jsonb' };

const smsOf = (sent: RawBuilder<unknown>) =>
  queueSms(sql`select 'event ' || written.id as key, row.sms from ${sent} join written using (subject_id)`);

/** The kinds of entries in the outbox that events make. */
const SENT_KINDS = ['webhook', 'mail', 'push', 'sms'] as const;

/**
 * The parts of the statement, by name, with the rows that depend on the new events; `written` is the part with these. A
 * part without rows is undefined. `counts` has the numbers of entries in the outbox, whose parts write them or, if most
 * events make none, call a function that looks first.
 */
function dependentParts(events: readonly NewEvent[], acted: readonly object[], mails: readonly EventMail[]) {
  // The rows of several events are too many kinds of statements.
  const as = events.length === 1 ? 'values' : 'json';
  const part = <Written>(
    rows: readonly object[],
    columns: Columns,
    write: (sent: RawBuilder<unknown>) => RawBuilder<Written>,
  ) => (rows.length > 0 ? write(sentRows(rows, columns, as)) : undefined);
  const pushes = events.flatMap(eventPushes).map(({ subject_id, ...push }) => ({ subject_id, push }));
  const messages = events.flatMap(eventSms).map(({ subject_id, ...sms }) => ({ subject_id, sms }));
  const parts = {
    concerned: part(
      events.flatMap(concernedRows),
      CONCERN,
      (sent) => sql`
      insert into event_concerns (event_id, noun, concerned_id)
      select written.id, row.noun, row.id from ${sent} join written using (subject_id)`,
    ),
    logged: part(events.flatMap(editLogRows), LOG, insertLog),
    told: part([...events.flatMap(noticeRows), ...acted], NOTICE, insertNotice),
    mail: part(
      mails.map((mail, at) => ({ ...mail, at })),
      MAIL,
      mailEntriesOfEvents,
    ),
  };
  const counts = {
    webhook: part(events.flatMap(toldOf), TOLD, queueWebhooks),
    mail: parts.mail && sql<number>`(select count(*) from mail)`,
    push: part(pushes, PUSH, pushesOf),
    sms: part(messages, SMS, smsOf),
  } satisfies Record<(typeof SENT_KINDS)[number], RawBuilder<number> | undefined>;
  return { parts, counts };
}

/**
 * Writes events of one kind and all their consequences, in the caller's transaction and in one statement for any number
 * of events: the people concerned, edit log, notices, webhooks (of approved companies only), mails, pushes, text messages, and after the
 * commit the announcement to open screens. All of it appears with the commit or not at all, and only once. The
 * statement is sent without waiting for its answer. No two of the events may have the same subject.
 */
export async function writeEvents(trx: Trx, events: readonly NewEvent[]): Promise<void> {
  const acted = actedRows(events);
  const { parts, counts } = dependentParts(events, acted, await eventMails(trx, events));
  const named = Object.entries(parts).flatMap(([name, write]) =>
    write ? [sql`, ${sql.ref(name)} as (${write})`] : [],
  );
  const numbers = SENT_KINDS.map((kind) => sql`${counts[kind] ?? sql.lit(0)} as ${sql.ref(kind)}`);
  send(
    trx,
    sql<Record<(typeof SENT_KINDS)[number], number>>`
    with written as (
      insert into events (${EVENT_NAMES})
      select ${EVENT_NAMES} from ${sentRows(events.map(eventRow), EVENT, events.length === 1 ? 'values' : 'json')}
      returning id, subject_id)${sql.join(named, sql``)}
    select ${sql.join(numbers)}`,
    ([sent]) => {
      for (const kind of SENT_KINDS) if (sent?.[kind]) wakeDrainers(trx, kind);
    },
  );
  const [told] = acted;
  for (const event of events) {
    announceEvent(trx, event, { ...channelsOf(event.type), ...(told && { [told.audience]: 'notice' }) });
  }
}
