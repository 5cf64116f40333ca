import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

const isOpen = ({ status }: { readonly status: string }): boolean => status === 'open' || status === 'waiting';

/** A granted appeal reverses the decision that it is about. A decision that no longer holds ends its open appeal. */
export const APPEAL_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['appeal.grant'],
    noun: 'company',
    command: 'approve',
    of: 'company',
    which: ({ status }) => status === 'refused',
    why: 'The answer to the appeal also approves an application that was wrongly refused.',
  }),
  reaction({
    when: ['appeal.grant'],
    noun: 'company',
    command: 'reinstate',
    of: 'company',
    which: ({ status }) => status === 'suspended',
    why: 'The answer to the appeal also lets in a company that was wrongly suspended.',
  }),
  reaction({
    when: ['appeal.grant'],
    noun: 'profile',
    command: 'reinstate',
    of: 'talent',
    which: ({ standing }) => standing === 'suspended',
    why: 'The answer to the appeal also lets in a talent who was wrongly suspended.',
  }),
  reaction({
    when: ['profile.reinstate'],
    noun: 'appeal',
    command: 'fall',
    of: 'talent',
    which: isOpen,
    why: 'The decision no longer holds, so nothing is left to appeal.',
  }),
  reaction({
    when: ['company.approve', 'company.reinstate'],
    noun: 'appeal',
    command: 'fall',
    of: 'company',
    which: isOpen,
    why: 'The decision no longer holds, so nothing is left to appeal.',
  }),
];
