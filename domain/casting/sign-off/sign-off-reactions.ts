import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reaction that ends a sign-off when its project is activated or cancelled. */
export const SIGN_OFF_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['project.activate', 'project.book-part', 'project.end-casting', 'project.cancel'],
    noun: 'sign_off',
    command: 'end',
    of: 'project',
    which: ({ status }) => status === 'asked',
    why: 'The people are booked or the project is over already, so nobody needs to approve the order.',
  }),
];
