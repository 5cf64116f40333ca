import type { AuditionSummary, AuditionView, WrittenAudition } from '#contract/auditions/audition.ts';
import type { InvitationStatus } from '#domain/auditions/invitation/invitation.workflow.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { clockIn, instantAt } from '#domain/kernel/time/instant.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';

export const auditionHref = (id: string): string => `/CompanyAuditionDetails?id=${id}`;
/** The address of the screen with all tapes of one role, beside notes and stars. */
export const roleTapesHref = (id: string, role_id: string): string =>
  `/CompanyAuditionRoleCandidates?id=${id}&role=${role_id}`;

/** A deadline with its time of day, by Swedish clocks. */
export const formatDeadline = (instant: string, today: string): string =>
  `${formatInstant(instant, today)}, svensk tid`;

const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

/** The progress in one line: '12 kallade, 1 har inte svarat, 8 spelar in, 3 har lämnat in'. */
export function standingOf({ status, kind, counts }: Pick<AuditionSummary, 'status' | 'kind' | 'counts'>): string {
  const count = (...statuses: InvitationStatus[]) => statuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  if (status === 'draft') return count('added') === 0 ? 'Ingen är tillagd' : `${people(count('added'))} tillagda`;
  const called = count('invited', 'accepted', 'declined', 'done', 'missed');
  const parts = [`${called} ${called === 1 ? 'kallad' : 'kallade'}`];
  if (count('invited') > 0) parts.push(`${count('invited')} har inte svarat`);
  if (count('accepted') > 0) parts.push(`${count('accepted')} ${kind === 'self_tape' ? 'spelar in' : 'kommer'}`);
  if (count('done') > 0) parts.push(`${count('done')} ${kind === 'self_tape' ? 'har lämnat in' : 'klara'}`);
  return parts.join(', ');
}

/** The fields of the form, where a deadline is a day and a time. */
export type AuditionFields = Omit<WrittenAudition, 'deadline_date' | 'decision_by'> & {
  due_on: string;
  due_at: string;
  decision_by: string;
};

/** Default number of days for making a tape: always includes a weekend day. */
const USUAL_DAYS = 6;

/** The initial fields of the form, for a new audition or a saved one. */
export function fieldsOf(audition: AuditionView | undefined, today: string): AuditionFields {
  const { day: due_on, time: due_at } = audition?.deadline_date
    ? clockIn(audition.deadline_date)
    : { day: addDays(today, USUAL_DAYS), time: '12:00' };
  return {
    kind: audition?.kind ?? 'self_tape',
    title: audition?.title ?? '',
    instruction: audition?.instruction ?? '',
    context: audition?.context ?? '',
    tone: audition?.tone ?? '',
    director_note: audition?.director_note ?? '',
    bring: audition?.bring ?? '',
    max_takes: audition?.max_takes ?? 3,
    max_minutes: audition?.max_minutes ?? 5,
    place: audition?.place ?? '',
    address: audition?.address ?? '',
    contact: audition?.contact ?? '',
    video_link: audition?.video_link ?? '',
    reads_together: audition?.reads_together ?? false,
    may_choose_time: audition?.may_choose_time ?? false,
    is_intimate: audition?.is_intimate ?? false,
    decision_by: audition?.decision_by ?? addDays(today, USUAL_DAYS * 2),
    due_on,
    due_at,
  };
}

/** The fields of the form as the server takes them. */
export function writtenOf({ due_on, due_at, decision_by, ...fields }: AuditionFields): WrittenAudition {
  const isTape = fields.kind === 'self_tape';
  return {
    ...fields,
    deadline_date: isTape && due_on !== '' && due_at !== '' ? instantAt(due_on, due_at) : null,
    decision_by: decision_by || null,
  };
}
