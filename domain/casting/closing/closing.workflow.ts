import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';

export const CLOSING_STATUSES = ['waiting', 'done', 'undone', 'overtaken', 'reopened'] as const;
type ClosingStatus = (typeof CLOSING_STATUSES)[number];

/** The facts about a closing that its guards read. */
export interface ClosingSubject {
  readonly status: ClosingStatus;
  readonly project_status: ProjectStatus;
  /** Number of places of the role that are not booked in another part of the production. */
  readonly role_places_left: number;
  /** Instant from which the answers are sent and nothing can be undone. */
  readonly takes_effect_date: string;
}

/**
 * The closing of a role that takes no more people: every waiting candidate of the role gets an answer. Until the
 * closing takes effect nobody is told and nothing else changes, so the company can undo it without a trace.
 */
export const closingWorkflow = declareWorkflow<ClosingSubject>()({
  noun: 'closing',
  table: 'closings',
  columns: { status: CLOSING_STATUSES },
  creation: {
    command: 'begin',
    by: ['company', 'admin'],
    state: { status: 'waiting' },
    notices: {},
    why: 'The company looks for no more people for a role and chooses the answer to each waiting candidate; it can undo this for ten minutes.',
  },
  transitions: {
    undo: {
      by: ['company', 'admin'],
      from: { status: ['waiting'] },
      to: { status: 'undone' },
      guard: ({ takes_effect_date }: ClosingSubject, { now }: Moment): RefusalCode | null =>
        Date.parse(now) < Date.parse(takes_effect_date) ? null : 'undo_too_late',
      notices: {},
      why: 'The company has changed its mind before anybody was told.',
    },
    'take-effect': {
      by: ['system'],
      from: { status: ['waiting'] },
      to: { status: 'done' },
      deadline: { column: 'takes_effect_date', passes: 'instant' },
      notices: { company: 'notice' },
      why: 'The company did not undo the closing within ten minutes, or activated the project meanwhile: every waiting candidate gets their answer.',
    },
    overtake: {
      by: ['system'],
      from: { status: ['waiting'] },
      to: { status: 'overtaken' },
      notices: {},
      why: 'The project was cancelled before anybody was told; all candidates hear that instead, with the reason.',
    },
    reopen: {
      by: ['company', 'admin'],
      from: { status: ['done'] },
      to: { status: 'reopened' },
      guard: ({ project_status }: ClosingSubject): RefusalCode | null =>
        project_status === 'casting' ? null : 'project_not_casting',
      notices: {},
      why: 'The company looks for people after all and may ask again; the answers that were given stand.',
    },
  },
});
