import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import { isEndFit } from './presentation.rules.ts';

export const PRESENTATION_STATUSES = ['draft', 'shared', 'ended'] as const;
export type PresentationStatus = (typeof PRESENTATION_STATUSES)[number];

/** The facts about a presentation that its guards read. */
export interface PresentationSubject {
  readonly status: PresentationStatus;
  readonly project_status: ProjectStatus;
  /** Last ISO day on which the link is valid. */
  readonly ends_on: string;
  /** Number of people in the presentation that a client may see now. */
  readonly person_count: number;
}

function guardLink({ project_status, ends_on, person_count }: PresentationSubject, { today }: Moment) {
  if (project_status !== 'casting') return 'project_not_casting';
  if (person_count === 0) return 'nobody_to_show';
  return isEndFit(ends_on, today) ? null : 'presentation_end_unfit';
}

/**
 * People whom a company shows to its client, by a link and a code, without an account. The client's votes are advice;
 * the company decides.
 */
export const presentationWorkflow = declareWorkflow<PresentationSubject>()({
  noun: 'presentation',
  table: 'presentations',
  columns: { status: PRESENTATION_STATUSES },
  creation: {
    command: 'prepare',
    by: ['company'],
    state: { status: 'draft' },
    notices: {},
    why: 'The company chooses the people for its client, and what the client sees of them; nobody outside sees the presentation yet.',
  },
  transitions: {
    share: {
      by: ['company'],
      from: { status: ['draft'] },
      to: { status: 'shared' },
      guard: guardLink,
      notices: {},
      why: 'From now on anybody with the link and the code can see the presentation; the company is shown both once.',
    },
    'renew-link': {
      by: ['company'],
      from: { status: ['shared'] },
      to: {},
      guard: guardLink,
      notices: {},
      why: 'The link was lost or came into wrong hands: the company makes a new link, and the old one opens nothing.',
    },
    end: {
      by: ['company'],
      from: { status: ['draft', 'shared'] },
      to: { status: 'ended' },
      notices: {},
      why: 'The company has heard enough, and nobody outside sees the presentation from now on.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['shared'] },
      to: { status: 'ended' },
      guard: ({ ends_on }: PresentationSubject, { today }: Moment): RefusalCode | null =>
        ends_on < today ? null : 'answer_day_not_passed',
      deadline: { column: 'ends_on', passes: 'day' },
      notices: {},
      why: 'The last day is over, so that a forgotten link to people does not stay open.',
    },
    'wind-up': {
      by: ['system'],
      from: { status: ['draft', 'shared'] },
      to: { status: 'ended' },
      notices: {},
      why: 'The choice is made, or the project or company that could make it is gone.',
    },
  },
});
