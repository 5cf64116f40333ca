import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_REVIEWERS } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';

export const ANNOUNCEMENT_STATUSES = ['draft', 'waiting', 'published', 'closed', 'refused', 'withdrawn'] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

/** The facts about an announcement that its guards read. */
export interface AnnouncementSubject {
  readonly status: AnnouncementStatus;
  readonly project_status: ProjectStatus;
  /** The last ISO day on which talents can show interest. */
  readonly closes_on: string;
  /** True if an administrator reads the announcement before it is shown. */
  readonly needs_review: boolean;
  /** True if the role takes no more people. */
  readonly role_is_closed: boolean;
  /** Number of places of the role that are not booked in another part of the production. */
  readonly role_places_left: number;
}

/** A draft project may announce a role too: the announcement begins the casting. */
const mayCast = ({ project_status }: AnnouncementSubject) => project_status === 'draft' || project_status === 'casting';

/** Refuses an announcement that the company may not submit, for review or for publication at once. */
const guardSending =
  (isToBeRead: boolean) =>
  (announcement: AnnouncementSubject, { today }: Moment): RefusalCode | null => {
    if (announcement.needs_review !== isToBeRead) return 'not_allowed_now';
    if (!mayCast(announcement)) return 'project_not_casting';
    if (announcement.role_is_closed) return 'role_closed';
    return announcement.closes_on < today ? 'answer_day_passed' : null;
  };

const WRITTEN = { status: ['draft', 'refused'] } as const;

/**
 * An announced role, in which talents can show interest without being asked. The talents whom the role's search finds
 * can read the announcement, or everybody if the company wishes.
 */
export const announcementWorkflow = declareWorkflow<AnnouncementSubject>()({
  noun: 'announcement',
  table: 'announcements',
  columns: { status: ANNOUNCEMENT_STATUSES },
  creation: {
    command: 'write',
    by: ['company'],
    state: { status: 'draft' },
    notices: {},
    why: 'The company writes an announcement; nobody else sees it yet.',
  },
  transitions: {
    submit: {
      by: ['company'],
      from: WRITTEN,
      to: { status: 'waiting' },
      guard: guardSending(true),
      notices: { admin: 'notice' },
      why: 'No announcement of this company has been read by an administrator before, so one reads this first.',
    },
    publish: {
      by: ['company'],
      from: WRITTEN,
      to: { status: 'published' },
      guard: guardSending(false),
      notices: {},
      why: 'An administrator has read an earlier announcement of this company, so this one is published at once.',
    },
    approve: {
      by: BY_REVIEWERS,
      from: { status: ['waiting'] },
      to: { status: 'published' },
      guard: (announcement: AnnouncementSubject, { today }: Moment): RefusalCode | null => {
        if (!mayCast(announcement)) return 'project_not_casting';
        if (announcement.role_is_closed) return 'role_closed';
        return announcement.closes_on < today ? 'answer_day_passed' : null;
      },
      notices: { company: 'mail' },
      why: 'An administrator has read the announcement, and talents who fit may see it.',
    },
    refuse: {
      by: BY_REVIEWERS,
      from: { status: ['waiting'] },
      to: { status: 'refused' },
      notices: { company: 'mail' },
      why: 'An administrator has read the announcement and asks for changes; the company may rewrite and submit it again.',
    },
    'take-down': {
      by: BY_REVIEWERS,
      from: { status: ['published'] },
      to: { status: 'withdrawn' },
      notices: { company: 'mail' },
      why: 'An administrator finds that the announcement should not be shown; the company is told why.',
    },
    withdraw: {
      by: ['company', 'admin'],
      from: { status: ['draft', 'waiting', 'refused'] },
      to: { status: 'withdrawn' },
      notices: {},
      why: 'The company no longer wants the announcement, and no talent has seen it.',
    },
    close: {
      by: ['company', 'admin', 'system'],
      from: { status: ['waiting', 'published'] },
      to: { status: 'closed' },
      notices: {},
      why: 'The company has enough answers, or the role, its project or the company has ended.',
    },
    expire: {
      by: ['system'],
      from: { status: ['waiting', 'published'] },
      to: { status: 'closed' },
      guard: ({ closes_on }: AnnouncementSubject, { today }: Moment): RefusalCode | null =>
        closes_on < today ? null : 'answer_day_not_passed',
      deadline: { column: 'closes_on', passes: 'day' },
      notices: { company: 'notice' },
      why: 'The last day is over, so that nobody answers in vain.',
    },
  },
});
