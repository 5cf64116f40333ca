import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of project checks: administrators read a company's first project before people are asked. */
export const PROJECT_CHECK_REACTIONS = [
  consequence({
    when: ['project.open-casting'],
    makes: 'project_check',
    why: 'An administrator reads the first project of an unknown company before people are asked.',
  }),
  reaction({
    when: ['project.cancel'],
    noun: 'project_check',
    command: 'end',
    of: 'project',
    which: ({ status }) => status === 'waiting' || status === 'changes_asked',
    why: 'The company gave up the project, so nobody needs to read it.',
  }),
];
