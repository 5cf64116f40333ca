import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

const isOpen = ({ status }: { readonly status: string }): boolean => status !== 'ended';

/** The reactions that end presentations. */
export const PRESENTATION_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['project.activate', 'project.end-casting', 'project.cancel'],
    noun: 'presentation',
    command: 'wind-up',
    of: 'project',
    which: isOpen,
    why: 'All candidates have their answer, so nobody is presented for a choice that is made.',
  }),
  reaction({
    when: ['company.suspend'],
    noun: 'presentation',
    command: 'wind-up',
    of: 'company',
    which: isOpen,
    why: 'A suspended company sees no candidates, and neither does its client.',
  }),
];
