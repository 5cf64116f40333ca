import { isCalled } from '#domain/auditions/invitation/invitation.rules.ts';
import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of auditions and their invitations. */
export const AUDITION_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['project.activate', 'project.cancel', 'project.complete', 'project.complete-unanswered'],
    noun: 'audition',
    command: 'end',
    of: 'project',
    which: ({ status }) => status === 'draft' || status === 'published',
    why: 'A project that seeks nobody more sees nobody more.',
  }),
  reaction({
    when: ['audition.publish'],
    noun: 'invitation',
    command: 'invite',
    of: 'project',
    which: isCalled,
    why: 'Everybody who was added is called at once, but who has blocked the company since.',
  }),
  reaction({
    when: ['audition.cancel'],
    noun: 'invitation',
    command: 'call-off',
    of: 'project',
    which: ({ status, audition_status }) =>
      audition_status === 'cancelled' && (status === 'invited' || status === 'accepted'),
    why: 'Nobody comes, or makes a tape, in vain.',
  }),
  reaction({
    when: ['audition.close', 'audition.close-over'],
    noun: 'invitation',
    command: 'lapse',
    of: 'project',
    // A yes to a room or a call is marked by the people who met the candidate; a tape that has not come is missed.
    which: ({ status, audition_status, kind }) =>
      audition_status === 'closed' && (status === 'invited' || (status === 'accepted' && kind === 'self_tape')),
    why: 'A call that nothing has come of does not stay open.',
  }),
  reaction({
    when: ['audition.close', 'audition.close-over', 'audition.cancel', 'audition.end'],
    noun: 'invitation',
    command: 'end',
    of: 'project',
    which: ({ status, audition_status }) =>
      status === 'added' && (audition_status === 'closed' || audition_status === 'cancelled'),
    why: 'Who was added and never called is called no more.',
  }),
  reaction({
    when: ['audition.end'],
    noun: 'invitation',
    command: 'end',
    of: 'project',
    which: ({ status, audition_status }) =>
      audition_status === 'closed' && (status === 'invited' || status === 'accepted'),
    why: 'The project has told everybody what it came to.',
  }),
  reaction({
    when: [
      'candidate.answer-not-interested',
      'candidate.step-aside',
      'candidate.retract',
      'candidate.withdraw',
      'candidate.leave-double',
      'candidate.close',
      'candidate.pass-over',
      'candidate.release',
      'candidate.unbook',
    ],
    noun: 'invitation',
    command: 'end',
    of: 'candidate',
    // Accepted invitations to a closed audition end too: they still open its text and the candidates' needs.
    which: ({ status }) => status === 'added' || status === 'invited' || status === 'accepted',
    why: 'Who is no candidate any more is not called either.',
  }),
  reaction({
    when: ['candidate.reject'],
    noun: 'invitation',
    command: 'end',
    of: 'candidate',
    which: ({ status }) => status === 'added',
    why: 'Who was called already hears nothing by it: the decision is the company’s own until it is told.',
  }),
];
