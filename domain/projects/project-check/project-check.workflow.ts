import { BY_REVIEWERS } from '#domain/kernel/roles/admin-roles.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const PROJECT_CHECK_STATUSES = ['waiting', 'approved', 'changes_asked', 'refused', 'ended'] as const;
export type ProjectCheckStatus = (typeof PROJECT_CHECK_STATUSES)[number];

export interface ProjectCheckSubject {
  readonly status: ProjectCheckStatus;
}

/** An administrator reads the first project of a company before anybody is asked. */
export const projectCheckWorkflow = declareWorkflow<ProjectCheckSubject>()({
  noun: 'project_check',
  table: 'project_checks',
  columns: { status: PROJECT_CHECK_STATUSES },
  creation: {
    command: 'ask',
    by: ['system'],
    state: { status: 'waiting' },
    notices: { admin: 'notice' },
    why: 'A new company has written a project; it may look for people, and can ask them once an administrator has read the project.',
  },
  transitions: {
    approve: {
      by: BY_REVIEWERS,
      from: { status: ['waiting'] },
      to: { status: 'approved' },
      notices: { company: 'mail' },
      why: 'An administrator has read the project: the company may ask people, in this project and all later ones.',
    },
    'ask-changes': {
      by: BY_REVIEWERS,
      from: { status: ['waiting'] },
      to: { status: 'changes_asked' },
      notices: { company: 'mail' },
      why: 'The company must change something before it asks anybody; it reads what.',
    },
    refuse: {
      by: BY_REVIEWERS,
      from: { status: ['waiting'] },
      to: { status: 'refused' },
      notices: { company: 'mail' },
      why: 'The project is nothing that people should be asked for; the company reads why, and whom to contact if that is wrong.',
    },
    resubmit: {
      by: ['company'],
      from: { status: ['changes_asked'] },
      to: { status: 'waiting' },
      notices: { admin: 'notice' },
      why: 'The company has made the requested changes.',
    },
    end: {
      by: ['system'],
      from: { status: ['waiting', 'changes_asked'] },
      to: { status: 'ended' },
      notices: {},
      why: 'The company gave up the project, so nobody needs to read it.',
    },
  },
});
