import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of recordings for auditions. Recordings of a profile belong to no project and no candidate. */
export const RECORDING_REACTIONS: readonly Reaction[] = [
  reaction({
    when: [
      'candidate.answer-not-interested',
      'candidate.step-aside',
      'candidate.withdraw',
      'candidate.leave-double',
      'candidate.close',
      'candidate.pass-over',
      'candidate.release',
      'candidate.unbook',
    ],
    noun: 'recording',
    command: 'end',
    of: 'candidate',
    which: ({ delete_date }) => delete_date === null,
    why: 'The company no longer sees the recordings of a person who is no longer a candidate.',
  }),
  reaction({
    when: ['project.complete', 'project.complete-unanswered', 'project.cancel'],
    noun: 'recording',
    command: 'end',
    of: 'project',
    which: ({ delete_date }) => delete_date === null,
    why: 'The project is over, so nobody needs to look at the recordings by which its people were found.',
  }),
];
