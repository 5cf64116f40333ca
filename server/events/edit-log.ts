import { sql } from 'kysely';
import type { StateValue } from '#domain/workflow/workflow.ts';
import type { Trx } from '../db/transaction.ts';
import type { RecordedEvent } from './record-event.ts';

const asText = (value: StateValue | undefined) => (value === null || value === undefined ? null : String(value));

/** Who and for what, in words: 'Anna Berg, Ryttare'. Empty for what concerns the project itself. */
function subjectOf(payload: object): string {
  const { talent_name, role_title } = payload as { talent_name?: string; role_title?: string };
  return [talent_name, role_title].filter(Boolean).join(', ');
}

/**
 * The spec's project_edit_logs: one row for each state column that changed. What changes none (a reminder, a booking
 * made, something created) is one row with the event itself as the field.
 */
export async function writeEditLog(trx: Trx, event: RecordedEvent): Promise<void> {
  const { project_id } = event.concerned;
  if (!project_id) return;
  const { from_state, to_state } = event;
  const changed = from_state ? Object.keys(to_state).filter((name) => from_state[name] !== to_state[name]) : [];
  const rows = changed.map((field) => ({ field, old: asText(from_state?.[field]), new: asText(to_state[field]) }));
  if (rows.length === 0) rows.push({ field: event.type.split('.')[1] ?? event.type, old: null, new: null });
  await sql`
    insert into project_edit_logs (project_id, event_id, type, actor_role, actor_name, subject, field, old_value, new_value, created_date)
    select ${project_id}, ${event.id}, ${event.type}, ${event.actor.role}, ${event.actor.name}, ${subjectOf(event.payload)},
      changes.field, changes.old, changes.new, ${event.moment.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as changes (field text, old text, new text)`.execute(trx);
}
