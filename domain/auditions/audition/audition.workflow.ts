import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';

export const AUDITION_KINDS = ['self_tape', 'on_site', 'video_call'] as const;
export type AuditionKind = (typeof AUDITION_KINDS)[number];

export const AUDITION_STATUSES = ['draft', 'published', 'closed', 'cancelled'] as const;
export type AuditionStatus = (typeof AUDITION_STATUSES)[number];

/** The facts about an audition that its guards read. */
export interface AuditionSubject {
  readonly status: AuditionStatus;
  readonly project_status: ProjectStatus;
  readonly project_step: ProjectStep;
  readonly kind: AuditionKind;
  /** The instant until which a self-tape may be begun; null for the other kinds and while undecided. */
  readonly deadline_date: string | null;
  /** True if every required part is written. */
  readonly is_complete: boolean;
  /** True if the audition exceeds a limit that stops it (domain/auditions/audition/audition-limits.ts). */
  readonly is_stopped: boolean;
}

/** True from the instant on; false for null. */
const isOver = (instant: string | null, { now }: Moment): boolean =>
  instant !== null && Date.parse(instant) <= Date.parse(now);

const whileCasting = ({ project_status }: AuditionSubject): RefusalCode | null =>
  project_status === 'casting' ? null : 'project_not_casting';

function guardPublishing(audition: AuditionSubject, moment: Moment): RefusalCode | null {
  if (audition.project_status !== 'casting') return 'project_not_casting';
  if (audition.project_step !== 4) return 'not_in_review';
  if (!audition.is_complete) return 'audition_incomplete';
  if (isOver(audition.deadline_date, moment)) return 'deadline_passed';
  return audition.is_stopped ? 'limits_broken' : null;
}

/**
 * An audition: a tape that talents make at home, a meeting in a room, or a video call. The company writes a draft and
 * adds people; candidates are told when the audition is published.
 */
export const auditionWorkflow = declareWorkflow<AuditionSubject>()({
  noun: 'audition',
  table: 'auditions',
  columns: { status: AUDITION_STATUSES },
  creation: {
    command: 'draft',
    by: ['company', 'admin'],
    state: { status: 'draft' },
    notices: {},
    why: 'The company begins to write what candidates are to show, and when or by when.',
  },
  transitions: {
    write: {
      by: ['company', 'admin'],
      from: { status: ['draft'] },
      to: {},
      guard: whileCasting,
      notices: {},
      why: 'The company goes on writing; nobody has been told of the audition yet.',
    },
    publish: {
      by: ['company', 'admin'],
      from: { status: ['draft'] },
      to: { status: 'published' },
      guard: guardPublishing,
      notices: {},
      why: 'The company publishes the audition, and everybody who was added is called at once.',
    },
    change: {
      by: ['company', 'admin'],
      from: { status: ['published'] },
      to: {},
      guard: (audition: AuditionSubject): RefusalCode | null => {
        if (audition.project_status !== 'casting') return 'project_not_casting';
        if (!audition.is_complete) return 'audition_incomplete';
        return audition.is_stopped ? 'limits_broken' : null;
      },
      notices: {},
      why: 'The audition differs from what candidates were told, so all who are called hear of the change.',
    },
    extend: {
      by: ['company', 'admin'],
      from: { status: ['published'] },
      to: {},
      guard: ({ kind, project_status }: AuditionSubject): RefusalCode | null => {
        if (kind !== 'self_tape') return 'not_allowed_now';
        return project_status === 'casting' ? null : 'project_not_casting';
      },
      notices: {},
      why: 'The company gives everybody more time for their tape.',
    },
    close: {
      by: ['company', 'admin'],
      from: { status: ['published'] },
      to: { status: 'closed' },
      notices: {},
      why: 'The company has seen the people it wanted to see.',
    },
    'close-over': {
      by: ['system'],
      from: { status: ['published'] },
      to: { status: 'closed' },
      deadline: { column: 'closes_date', passes: 'instant' },
      notices: { company: 'notice' },
      why: 'The last deadline or time is over, so the company can look at the results.',
    },
    cancel: {
      by: ['company', 'admin'],
      from: { status: ['draft', 'published'] },
      to: { status: 'cancelled' },
      notices: {},
      why: 'The audition is cancelled; candidates who were called are told, with the reason.',
    },
    end: {
      by: ['system'],
      from: { status: ['draft', 'published'] },
      to: { status: 'closed' },
      notices: {},
      why: 'The project no longer looks for people; the candidates hear that from the project.',
    },
  },
});
