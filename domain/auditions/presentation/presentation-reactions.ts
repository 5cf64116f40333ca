import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

const isOpen = ({ status }: { readonly status: string }): boolean => status !== 'ended';

/** The reactions of presentations to clients. */
export const PRESENTATION_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['project.activate', 'project.cancel'],
    noun: 'presentation',
    command: 'wind-up',
    of: 'project',
    which: isOpen,
    why: 'Everybody has had their answer, so nobody is shown for a choice that is made.',
  }),
  reaction({
    when: ['company.suspend'],
    noun: 'presentation',
    command: 'wind-up',
    of: 'company',
    which: isOpen,
    why: 'A company that is suspended sees nobody, and so does its client.',
  }),
];
