import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';
import { wakeDrainers } from '#server/outbox/wake-drainers.ts';
import { actedRows } from './acted-notices.ts';
import { announceEvent } from './announce-event.ts';
import { editLogRows } from './edit-log.ts';
import { doneBy, type NewEvent, nounOf } from './event.ts';
import { mailNotices } from './notice-mails.ts';
import { channelsOf, noticeRows } from './notices.ts';
import { webhookEntries } from './tell-webhooks.ts';

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

/**
 * Writes events of one kind and all their consequences, in the caller's transaction and in few statements for any
 * number of events: the people concerned, edit log, notices, webhooks (of approved companies only), mails, and after
 * the commit the announcement to open screens. All of it appears with the commit or not at all, and only once. No two
 * of the events may have the same subject.
 * @returns the events with their numbers
 */
export async function writeEvents<Event extends NewEvent>(
  trx: Trx,
  events: readonly Event[],
): Promise<(Event & { readonly id: number })[]> {
  const acted = actedRows(events);
  // One statement, because the dependent rows need the new numbers of the events.
  const { rows } = await sql<{ id: number; subject_id: string; webhook_count: number }>`
    with written as (
      insert into events (noun, type, subject_id, actor_role, actor_account_id, actor_name, mandate_id, from_state, to_state, payload, created_date)
      select noun, type, subject_id, actor_role, actor_account_id, actor_name, mandate_id, from_state, to_state, payload, created_date
      from jsonb_populate_recordset(null::events, ${JSON.stringify(events.map(eventRow))})
      returning id, subject_id),
    concerned as (
      insert into event_concerns (event_id, noun, concerned_id)
      select written.id, row.noun, row.id
      from jsonb_to_recordset(${JSON.stringify(events.flatMap(concernedRows))}) as row (subject_id uuid, noun text, id uuid)
        join written using (subject_id)),
    logged as (
      insert into project_edit_logs (project_id, event_id, type, actor_role, actor_name, mandate_id, subject, field, old_value, new_value, created_date)
      select row.project_id, written.id, row.type, row.actor_role, row.actor_name, row.mandate_id, row.subject, row.field, row.old_value,
        row.new_value, row.created_date
      from jsonb_to_recordset(${JSON.stringify(events.flatMap(editLogRows))}) as row (subject_id uuid, project_id uuid,
          type text, actor_role text, actor_name text, mandate_id uuid, subject text, field text, old_value text, new_value text,
          created_date timestamptz)
        join written using (subject_id)),
    told as (
      insert into notices (audience, talent_id, company_id, event_id, title, message, type, notification_type,
        related_project_id, related_candidate_status_id, created_date)
      select row.audience, row.talent_id, row.company_id, written.id, row.title, row.message, row.type,
        row.notification_type, row.related_project_id, row.related_candidate_status_id, row.created_date
      from jsonb_to_recordset(${JSON.stringify([...events.flatMap(noticeRows), ...acted])}) as row (subject_id uuid, audience text,
          talent_id uuid, company_id uuid, title text, message text, type text, notification_type text,
          related_project_id uuid, related_candidate_status_id uuid, created_date timestamptz)
        join written using (subject_id)),
    webhooked as (${webhookEntries(events)})
    select id, subject_id, (select count(*) from webhooked) as webhook_count from written`.execute(trx);
  if (rows[0]?.webhook_count) wakeDrainers(trx, 'webhook');
  const numbers = new Map(rows.map(({ id, subject_id }) => [subject_id, id]));
  const written = events.map((event) => {
    const id = numbers.get(event.subject_id);
    if (id === undefined) throw new Error(`The event ${event.type} was not written`);
    return { ...event, id };
  });
  await mailNotices(trx, written);
  const [told] = acted;
  for (const event of written) {
    announceEvent(trx, event, { ...channelsOf(event.type), ...(told && { [told.audience]: 'notice' }) });
  }
  return written;
}
