import { awaitsAnswer } from '#domain/casting/candidate/candidate.rules.ts';
import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

/**
 * The reactions around the closing of a role. They run before the reactions of candidates, so that a candidate who is
 * answered by the closing gets no second answer from the project.
 */
export const CLOSING_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['project.activate', 'project.end-casting'],
    noun: 'closing',
    command: 'take-effect',
    of: 'project',
    which: ({ status }) => status === 'waiting',
    why: 'Activation answers everybody, so candidates of a closed role get the answer that the company has written to them.',
  }),
  reaction({
    when: ['project.book-part'],
    noun: 'closing',
    command: 'take-effect',
    of: 'project',
    which: ({ status, role_places_left }) => status === 'waiting' && role_places_left === 0,
    why: 'All places of the role are booked, so its candidates get the answer that the company has written to them.',
  }),
  reaction({
    when: ['project.cancel'],
    noun: 'closing',
    command: 'overtake',
    of: 'project',
    which: ({ status }) => status === 'waiting',
    why: 'All candidates are told that the project is cancelled, which is another answer.',
  }),
  reaction({
    when: ['closing.take-effect'],
    noun: 'candidate',
    command: 'pass-over',
    // A closing answers only the candidates of its own role.
    of: 'role',
    which: (candidate) => candidate.closing_answer !== null && awaitsAnswer(candidate),
    why: 'Every waiting candidate of the role gets an answer, except those whom the company has kept.',
  }),
  reaction({
    when: ['closing.take-effect'],
    noun: 'announcement',
    command: 'close',
    of: 'project',
    which: ({ role_is_closed, status }) => role_is_closed && (status === 'waiting' || status === 'published'),
    why: 'The role takes no more people, so nobody answers in vain.',
  }),
];
