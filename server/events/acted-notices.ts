import { logSentence } from '#texts/registry/log.ts';
import { actedNotice } from '#texts/registry/notices/acted.ts';
import { editLogRows } from './edit-log.ts';
import { actedSide, type NewEvent } from './event.ts';
import { channelsOf } from './notices.ts';

/**
 * The notice that tells a company or a talent that an administrator, or the talent's agent, has acted for them: one row for all events that are
 * written at once. None if the command itself already gives that side a notice; most commands give none to the side
 * that acts.
 */
export function actedRows(events: readonly NewEvent[]) {
  const [first] = events;
  const acted = first && actedSide(first.actor);
  if (!acted || channelsOf(first.type)[acted.side]) return [];
  const { side } = acted;
  const { type, subject_id, concerned, moment } = first;
  const [line] = editLogRows(first);
  return [
    {
      ...actedNotice(acted, line ? logSentence(type, line) : '', events.length - 1),
      audience: side,
      talent_id: side === 'talent' ? (concerned.talent_id ?? null) : null,
      company_id: side === 'company' ? (concerned.company_id ?? null) : null,
      subject_id,
      type,
      notification_type: null,
      related_project_id: concerned.project_id ?? null,
      related_candidate_status_id: concerned.candidate_id ?? null,
      created_date: moment.now,
    },
  ];
}
