import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';
import { isUnsigned } from './agreement.workflow.ts';

/** The reactions of agreements, and of the guardians' approvals of them. */
export const AGREEMENT_REACTIONS = [
  consequence({
    when: ['project.activate'],
    makes: 'agreement',
    why: 'Everybody who is booked gets an agreement on the terms they said yes to.',
  }),
  consequence({
    when: ['candidate.take-place'],
    makes: 'agreement',
    why: 'Who steps in for somebody has an agreement of their own.',
  }),
  consequence({
    when: ['agreement.sign-for-company'],
    makes: 'approval',
    why: 'Each guardian of somebody under 18 is asked to sign before the talent is.',
  }),
  consequence({
    when: ['guardian.give'],
    makes: 'approval',
    why: 'An agreement that waited for want of a guardian is put to the one there is now; who comes after it was signed reads it and tells what the work takes.',
  }),
  reaction({
    when: ['agreement.sign-for-company', 'approval.sign'],
    noun: 'agreement',
    command: 'pass-to-talent',
    of: 'candidate',
    which: (agreement) => agreement.awaits === 'guardian' && !agreement.lacks_approval,
    why: 'Whoever has to sign before the talent has signed.',
  }),
  reaction({
    when: ['approval.decline'],
    noun: 'agreement',
    command: 'decline-by-guardian',
    of: 'candidate',
    which: (agreement) => agreement.status === 'to_sign' && agreement.is_declined_by_guardian,
    why: 'Without a guardian nobody under 18 is bound.',
  }),
  reaction({
    when: ['agreement.draft', 'agreement.sign'],
    noun: 'agreement',
    command: 'replace',
    of: 'candidate',
    which: (agreement) => agreement.is_succeeded && (isUnsigned(agreement) || agreement.status === 'signed'),
    why: 'Nobody signs what is not offered any more, and what was signed holds until the next version is.',
  }),
  reaction({
    when: ['candidate.finish'],
    noun: 'agreement',
    command: 'void',
    of: 'candidate',
    which: (agreement) => isUnsigned(agreement) && agreement.changes_signed,
    why: 'Work that is done was done on the terms that were signed; there is nothing left to change.',
  }),
  // Under the lock of the report, which a signer holds too (`lockAgreements`): a signature and a decision happen one
  // after the other. A first version promises the terms that hold already and is signed late without harm.
  reaction({
    when: ['report.approve', 'report.accept', 'report.settle', 'report.approve-unanswered', 'report.void'],
    noun: 'agreement',
    command: 'void',
    of: 'candidate',
    which: (agreement) => isUnsigned(agreement) && agreement.changes_terms,
    why: 'What is paid for the work is decided, so other terms for it would be signed and never paid.',
  }),
  reaction({
    when: ['right.replace'],
    noun: 'agreement',
    command: 'void',
    of: 'candidate',
    which: (agreement) => isUnsigned(agreement) && agreement.extends_replaced,
    why: 'What a later version says has its own time, so there is nothing left to extend.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'agreement',
    command: 'void',
    of: 'candidate',
    which: isUnsigned,
    why: 'Nothing is booked any more, so nothing is left to sign.',
  }),
  reaction({
    when: [
      'agreement.decline',
      'agreement.decline-by-guardian',
      'agreement.take-back',
      'agreement.void',
      'agreement.replace',
    ],
    noun: 'approval',
    command: 'cancel',
    of: 'candidate',
    which: (approval) => approval.status === 'asked' && approval.is_agreement_over,
    why: 'The link of an agreement that is over signs nothing.',
  }),
  reaction({
    when: ['guardian.withdraw', 'guardian.cancel', 'guardian.invalidate'],
    noun: 'approval',
    command: 'cancel',
    of: 'talent',
    // A guardian may read ever after the agreement that they signed; by its link nothing is recorded (`recordByLink`).
    which: ({ status, is_guardian }) => status === 'asked' || (status === 'shown' && !is_guardian),
    why: 'Who is no guardian any more signs nothing and tells nothing.',
  }),
];
