import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';
import { hasBegun } from './right.workflow.ts';

/** The reactions of rights to show recorded material. */
export const RIGHT_REACTIONS = [
  consequence({
    when: ['agreement.sign'],
    makes: 'right',
    why: 'The rights of the agreement hold from the last signature on.',
  }),
  reaction({
    when: ['agreement.replace'],
    noun: 'right',
    command: 'replace',
    of: 'candidate',
    which: (right) => right.agreement_status === 'replaced' && right.status !== 'replaced' && right.status !== 'void',
    why: 'The right of a later version replaces this one.',
  }),
  reaction({
    when: ['right.near-end-60', 'right.near-end-7', 'right.end'],
    noun: 'project',
    command: 'warn-of-rights',
    of: 'project',
    which: ({ status, rights_told_on }, { today }) =>
      status !== 'draft' && status !== 'casting' && rights_told_on !== today,
    why: 'One mail tells the company that rights end; its list and its notices say which.',
  }),
  reaction({
    when: ['candidate.rebook'],
    noun: 'right',
    command: 'restore',
    of: 'candidate',
    which: (right) => right.status === 'void' && right.agreement_status === 'signed' && !right.is_unrecorded,
    why: 'The signed agreement holds, and its work takes place after all.',
  }),
  reaction({
    when: ['right.grant', 'right.restore'],
    noun: 'right',
    command: 'start',
    of: 'candidate',
    which: hasBegun,
    why: 'A right that an earlier version has begun, or whose agreed first day has passed, runs already.',
  }),
  reaction({
    when: [
      ...(['candidate.unbook', 'candidate.release'] as const),
      ...(['report.approve', 'report.accept', 'report.settle', 'report.approve-unanswered', 'report.void'] as const),
    ],
    noun: 'right',
    command: 'void',
    of: 'candidate',
    which: (right) => right.status === 'coming' && right.is_unrecorded,
    why: 'Nothing is recorded, so nothing is shown.',
  }),
];
