import { isCalled } from '#domain/auditions/invitation/invitation.rules.ts';
import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of auditions and their invitations. */
export const AUDITION_REACTIONS: readonly Reaction[] = [
  reaction({
    when: [
      ...(['project.activate', 'project.end-casting', 'project.cancel'] as const),
      ...(['project.complete', 'project.complete-unanswered'] as const),
    ],
    noun: 'audition',
    command: 'end',
    of: 'project',
    which: ({ status }) => status === 'draft' || status === 'published',
    why: 'A project that no longer looks for people holds no auditions.',
  }),
  reaction({
    when: ['audition.publish'],
    noun: 'invitation',
    command: 'invite',
    of: 'project',
    which: isCalled,
    why: 'Everybody who was added is called at once, except talents who have blocked the company since.',
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
    // The company records attendance at a room or a video call, so those accepted invitations stay open. A missing tape
    // is recorded as missed here.
    which: ({ status, audition_status, kind }) =>
      audition_status === 'closed' && (status === 'invited' || (status === 'accepted' && kind === 'self_tape')),
    why: 'An invitation that led to nothing does not stay open.',
  }),
  reaction({
    when: ['audition.close', 'audition.close-over', 'audition.cancel', 'audition.end'],
    noun: 'invitation',
    command: 'end',
    of: 'project',
    which: ({ status, audition_status }) =>
      status === 'added' && (audition_status === 'closed' || audition_status === 'cancelled'),
    why: 'A person who was added but never called is no longer called.',
  }),
  reaction({
    when: ['audition.end'],
    noun: 'invitation',
    command: 'end',
    of: 'project',
    which: ({ status, audition_status }) =>
      audition_status === 'closed' && (status === 'invited' || status === 'accepted'),
    why: 'The project has told everybody its outcome.',
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
    // Accepted invitations to a closed audition end too: until then, each gives its talent the audition's text and the
    // company the talent's access needs.
    which: ({ status }) => status === 'added' || status === 'invited' || status === 'accepted',
    why: 'A person who is no longer a candidate is no longer called.',
  }),
  reaction({
    when: ['candidate.split-off'],
    noun: 'invitation',
    command: 'end',
    of: 'candidate',
    which: ({ status }) => status === 'added' || status === 'invited' || status === 'accepted',
    why: 'A booked person has been chosen and is no longer called.',
  }),
  reaction({
    when: ['candidate.reject'],
    noun: 'invitation',
    command: 'end',
    of: 'candidate',
    which: ({ status }) => status === 'added',
    why: 'A candidate who was called already is not told: the decision is the company’s own until the project tells it.',
  }),
];
