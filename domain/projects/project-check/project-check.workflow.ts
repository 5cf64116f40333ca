import { BY_REVIEWERS } from '#domain/kernel/roles/admin-roles.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const PROJECT_CHECK_STATUSES = ['waiting', 'approved', 'changes_asked', 'refused', 'ended'] as const;
export type ProjectCheckStatus = (typeof PROJECT_CHECK_STATUSES)[number];

export interface ProjectCheckSubject {
  readonly status: ProjectCheckStatus;
}

/** A person of ours reads the first project of a company before anybody is asked to be in it. */
export const projectCheckWorkflow = declareWorkflow<ProjectCheckSubject>()({
  noun: 'project_check',
  table: 'project_checks',
  columns: { status: PROJECT_CHECK_STATUSES },
  creation: {
    command: 'ask',
    by: ['system'],
    state: { status: 'waiting' },
    notices: { admin: 'notice' },
    why: 'A company that is new to us has written a project; it may look for people, and asks them once it was read.',
  },
  transitions: {
    approve: {
      by: BY_REVIEWERS,
      from: { status: ['waiting'] },
      to: { status: 'approved' },
      notices: { company: 'mail' },
      why: 'A person has read it: the company may ask people, in this project and in all that come.',
    },
    'ask-changes': {
      by: BY_REVIEWERS,
      from: { status: ['waiting'] },
      to: { status: 'changes_asked' },
      notices: { company: 'mail' },
      why: 'Something has to be otherwise before anybody is asked; the company reads what.',
    },
    refuse: {
      by: BY_REVIEWERS,
      from: { status: ['waiting'] },
      to: { status: 'refused' },
      notices: { company: 'mail' },
      why: 'It is nothing that people should be asked for; the company reads why and whom to tell that it is wrong.',
    },
    resubmit: {
      by: ['company'],
      from: { status: ['changes_asked'] },
      to: { status: 'waiting' },
      notices: { admin: 'notice' },
      why: 'The company has changed what was asked for.',
    },
    end: {
      by: ['system'],
      from: { status: ['waiting', 'changes_asked'] },
      to: { status: 'ended' },
      notices: {},
      why: 'The project was given up, so nobody needs to read it.',
    },
  },
});
