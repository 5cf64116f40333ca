import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';
import { isUnsigned } from './agreement.workflow.ts';

/** The reactions of agreements, and of the guardians' approvals of them. */
export const AGREEMENT_REACTIONS = [
  consequence({
    when: ['project.activate'],
    makes: 'agreement',
    why: 'Every booked person gets an agreement on the terms that they accepted.',
  }),
  consequence({
    when: ['candidate.take-place', 'candidate.split-off'],
    makes: 'agreement',
    why: 'The talent who steps in for another, or is booked before others, has their own agreement.',
  }),
  consequence({
    when: ['candidate.rebook'],
    makes: 'agreement',
    why: 'An agreement that was still unsigned became void with the calling off; a signed one holds.',
  }),
  consequence({
    when: ['agreement.sign-for-company'],
    makes: 'approval',
    why: 'Each guardian of a talent under 18 is asked to sign before the talent.',
  }),
  consequence({
    when: ['guardian.give'],
    makes: 'approval',
    why: 'An agreement that waited for a guardian goes to the new one; a guardian who comes after the signing reads it and adds facts for the clearance.',
  }),
  reaction({
    when: ['agreement.sign-for-company', 'approval.sign'],
    noun: 'agreement',
    command: 'pass-to-talent',
    of: 'candidate',
    which: (agreement) => agreement.awaits === 'guardian' && !agreement.lacks_approval,
    why: 'All who sign before the talent have signed.',
  }),
  reaction({
    when: ['approval.decline'],
    noun: 'agreement',
    command: 'decline-by-guardian',
    of: 'candidate',
    which: (agreement) => agreement.status === 'to_sign' && agreement.is_declined_by_guardian,
    why: 'Without guardians no person under 18 is bound.',
  }),
  reaction({
    when: ['agreement.draft', 'agreement.sign'],
    noun: 'agreement',
    command: 'replace',
    of: 'candidate',
    which: (agreement) => agreement.is_succeeded && (isUnsigned(agreement) || agreement.status === 'signed'),
    why: 'Nobody signs an outdated version, and a signed version holds until the next is signed.',
  }),
  reaction({
    when: ['candidate.finish'],
    noun: 'agreement',
    command: 'void',
    of: 'candidate',
    which: (agreement) => isUnsigned(agreement) && agreement.changes_signed,
    why: 'Completed work was done on the signed terms; nothing is left to change.',
  }),
  // A signer takes the report's lock too (`lockAgreements`), so that signing and deciding on the report cannot run at
  // once. A first version has the terms that hold already, so a late signature on it does no harm.
  reaction({
    when: ['report.approve', 'report.accept', 'report.settle', 'report.approve-unanswered', 'report.void'],
    noun: 'agreement',
    command: 'void',
    of: 'candidate',
    which: (agreement) => isUnsigned(agreement) && agreement.changes_terms,
    why: 'The pay for the work is decided, so other terms would be signed and never paid.',
  }),
  reaction({
    when: ['candidate.take-place'],
    noun: 'agreement',
    command: 'void',
    of: 'project',
    which: (agreement) => isUnsigned(agreement) && agreement.offers_taken_days,
    why: 'Somebody else is booked for the moved days that it offers, so nobody can sign for them any more.',
  }),
  reaction({
    when: ['right.replace'],
    noun: 'agreement',
    command: 'void',
    of: 'candidate',
    which: (agreement) => isUnsigned(agreement) && agreement.extends_replaced,
    why: 'A right of a later version has its own period, so nothing is left to extend.',
  }),
  reaction({
    when: ['candidate.unbook', 'candidate.release'],
    noun: 'agreement',
    command: 'void',
    of: 'candidate',
    which: isUnsigned,
    why: 'All bookings are gone, so nothing is left to sign.',
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
    why: 'The link to an ended agreement signs nothing.',
  }),
  reaction({
    when: ['guardian.withdraw', 'guardian.cancel', 'guardian.invalidate'],
    noun: 'approval',
    command: 'cancel',
    of: 'talent',
    // A signed approval stays: a former guardian may still read the agreement by the link, but record nothing
    // (`recordByLink`).
    which: ({ status, is_guardian }) => status === 'asked' || (status === 'shown' && !is_guardian),
    why: 'A person who is no longer a guardian can no longer sign or record anything.',
  }),
];
