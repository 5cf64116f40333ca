import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';
import { hasBegun } from './right.workflow.ts';

/** The reactions of rights to show recorded material. */
export const RIGHT_REACTIONS = [
  consequence({
    when: ['agreement.sign'],
    makes: 'right',
    why: 'What the agreement says of showing what is recorded holds from the last signature on.',
  }),
  reaction({
    when: ['agreement.replace'],
    noun: 'right',
    command: 'replace',
    of: 'candidate',
    which: (right) => right.agreement_status === 'replaced' && right.status !== 'replaced' && right.status !== 'void',
    why: 'What a later version says of showing what is recorded has taken the place of this.',
  }),
  reaction({
    when: ['right.near-end-60', 'right.near-end-7', 'right.end'],
    noun: 'project',
    command: 'warn-of-rights',
    of: 'project',
    which: ({ status, rights_told_on }, { today }) =>
      status !== 'draft' && status !== 'casting' && rights_told_on !== today,
    why: 'The company reads in one mail that something ends, and in its list what; each line is in its bell.',
  }),
  reaction({
    when: ['right.grant'],
    noun: 'right',
    command: 'start',
    of: 'candidate',
    which: hasBegun,
    why: 'What has been shown by an earlier version, or begins on a day that has been, runs already.',
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
    why: 'What is never recorded is never shown.',
  }),
];
