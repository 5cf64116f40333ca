import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const SUMMONS_STATUSES = ['unread', 'read', 'ended'] as const;
export type SummonsStatus = (typeof SUMMONS_STATUSES)[number];

export interface SummonsSubject {
  readonly status: SummonsStatus;
  /** The day of work, ISO. */
  readonly day: string;
  /** Instant of the company's last reminder, or null. */
  readonly reminded_date: string | null;
}

/** A summons as reactions see it. `is_booked`: true if the talent is still booked on that day. */
export interface ReactingSummons extends SummonsSubject {
  readonly is_booked: boolean;
}

function guardReminder({ day, reminded_date }: SummonsSubject, { today }: Moment): RefusalCode | null {
  if (day < today) return 'not_allowed_now';
  return reminded_date !== null && dayOf(reminded_date) === today ? 'reminded_today' : null;
}

/**
 * The summons of one person to one day of a call sheet. Each new version makes it unread again, so that 'read' always
 * means the version that holds. The summons of a person under 18 is copied to a guardian.
 */
export const summonsWorkflow = declareWorkflow<SummonsSubject, ReactingSummons>()({
  noun: 'summons',
  table: 'summonses',
  columns: { status: SUMMONS_STATUSES },
  creation: {
    command: 'give',
    by: ['system'],
    state: { status: 'unread' },
    notices: { talent: 'mail', guardian: 'mail' },
    push: 'new_call',
    sms: 'new_call',
    why: 'Everybody booked for a day is told of its call sheet, including people booked after its publication.',
  },
  transitions: {
    renew: {
      by: ['system'],
      from: { status: ['unread', 'read'] },
      to: { status: 'unread' },
      notices: { talent: 'mail', guardian: 'mail' },
      push: 'changed_call',
      sms: 'changed_call',
      why: 'A new version holds, so the earlier reading no longer counts; the mail lists the changes.',
    },
    read: {
      by: ['talent'],
      from: { status: ['unread'] },
      to: { status: 'read' },
      notices: {},
      why: 'The talent confirms that they know when and where to be.',
    },
    remind: {
      by: ['company', 'admin'],
      from: { status: ['unread'] },
      to: {},
      guard: guardReminder,
      notices: { talent: 'mail' },
      push: 'unread_call',
      sms: 'unread_call',
      why: 'The company wants to know that everybody comes; it can remind once a day at most.',
    },
    'remind-unread': {
      by: ['system'],
      from: { status: ['unread'] },
      to: {},
      deadline: { column: 'remind_date', passes: 'instant', once: 'late_reminded_date' },
      notices: { talent: 'mail' },
      push: 'unread_call',
      sms: 'unread_call',
      why: 'It is the evening before and the talent has not read the sheet, so the system reminds once.',
    },
    end: {
      by: ['system'],
      from: { status: ['unread', 'read'] },
      to: { status: 'ended' },
      notices: {},
      why: 'The talent no longer works on that day; the event that ended their work has told them.',
    },
  },
});
