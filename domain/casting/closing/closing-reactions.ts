import { awaitsAnswer } from '#domain/casting/candidate/candidate.rules.ts';
import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

/**
 * The reactions around the closing of a role. They come before those of candidates, so that the project does not answer
 * a candidate whom the closing has answered.
 */
export const CLOSING_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['project.activate'],
    noun: 'closing',
    command: 'take-effect',
    of: 'project',
    which: ({ status }) => status === 'waiting',
    why: 'Activation tells everybody, so those of a closing hear what the company has written to them.',
  }),
  reaction({
    when: ['project.cancel'],
    noun: 'closing',
    command: 'overtake',
    of: 'project',
    which: ({ status }) => status === 'waiting',
    why: 'Everybody hears that the project is cancelled, which is another answer.',
  }),
  reaction({
    when: ['closing.take-effect'],
    noun: 'candidate',
    command: 'pass-over',
    // Of this role alone: a candidate kept when another role was closed is not answered by the closing of this one.
    of: 'role',
    which: (candidate) => candidate.closing_answer !== null && awaitsAnswer(candidate),
    why: 'Everybody in the role who still waits gets an answer, but whom the company has kept.',
  }),
  reaction({
    when: ['closing.take-effect'],
    noun: 'announcement',
    command: 'close',
    of: 'project',
    which: ({ role_is_closed, status }) => role_is_closed && (status === 'waiting' || status === 'published'),
    why: 'Nobody is let to answer in vain for a role that takes nobody more.',
  }),
];
