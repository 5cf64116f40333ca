import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

const isOpen = ({ status }: { readonly status: string }): boolean => status === 'open' || status === 'waiting';

/** The reactions of decisions that can be appealed, and to an appeal that is upheld. */
export const APPEAL_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['appeal.grant'],
    noun: 'company',
    command: 'approve',
    of: 'company',
    which: ({ status }) => status === 'refused',
    why: 'An application that was wrongly refused is approved with the answer.',
  }),
  reaction({
    when: ['appeal.grant'],
    noun: 'company',
    command: 'reinstate',
    of: 'company',
    which: ({ status }) => status === 'suspended',
    why: 'A company that was wrongly shut out is let in with the answer.',
  }),
  reaction({
    when: ['appeal.grant'],
    noun: 'profile',
    command: 'reinstate',
    of: 'talent',
    which: ({ standing }) => standing === 'suspended',
    why: 'A talent who was wrongly shut out is let in with the answer.',
  }),
  reaction({
    when: ['profile.reinstate'],
    noun: 'appeal',
    command: 'fall',
    of: 'talent',
    which: isOpen,
    why: 'Nobody appeals what does not hold any more.',
  }),
  reaction({
    when: ['company.approve', 'company.reinstate'],
    noun: 'appeal',
    command: 'fall',
    of: 'company',
    which: isOpen,
    why: 'Nobody appeals what does not hold any more.',
  }),
];
