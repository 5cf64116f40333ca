import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of a company's first project. */
export const PROJECT_CHECK_REACTIONS = [
  consequence({
    when: ['project.open-casting'],
    makes: 'project_check',
    why: 'The first project of a company that nobody knows is read before people are asked.',
  }),
  reaction({
    when: ['project.cancel'],
    noun: 'project_check',
    command: 'end',
    of: 'project',
    which: ({ status }) => status === 'waiting' || status === 'changes_asked',
    why: 'Nobody needs to read what was given up.',
  }),
];
