import type { StateValue } from '#domain/kernel/workflow/workflow.ts';
import { byAgent } from '#texts/people/agents-name.ts';
import { doneBy, type NewEvent } from './event.ts';

const asText = (value: StateValue | undefined) => (value === null || value === undefined ? null : String(value));

/**
 * The person, the role and the presentation that an event names: 'Anna Berg, Ryttare'. Empty if the event names none,
 * as for an event of the project itself.
 */
function subjectOf(payload: object): string {
  type Named = Partial<Record<'talent_name' | 'role_title' | 'presentation_title', string>>;
  const { talent_name, role_title, presentation_title } = payload as Named;
  return [talent_name, role_title, presentation_title].filter(Boolean).join(', ');
}

/**
 * The rows of project_edit_logs for an event: one per changed state column. An event without a change of state (a
 * reminder, a new booking, a creation) is one row with its command as the field. An event without a project has none.
 */
export function editLogRows({ type, subject_id, concerned, actor, from_state, to_state, payload, moment }: NewEvent) {
  const { project_id } = concerned;
  if (!project_id) return [];
  const changed = from_state ? Object.keys(to_state).filter((name) => from_state[name] !== to_state[name]) : [];
  const fields = changed.map((field) => ({
    field,
    old_value: asText(from_state?.[field]),
    new_value: asText(to_state[field]),
  }));
  if (fields.length === 0) fields.push({ field: type.split('.')[1] ?? type, old_value: null, new_value: null });
  return fields.map((field) => ({
    ...field,
    subject_id,
    project_id,
    type,
    ...doneBy(actor),
    subject:
      'represents' in actor && actor.represents ? byAgent(subjectOf(payload), actor.represents) : subjectOf(payload),
    created_date: moment.now,
  }));
}
