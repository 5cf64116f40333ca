import { type Reaction, reaction } from '#domain/kernel/workflow/reaction.ts';

const isOut = ({ status }: { readonly status: string }): boolean => status === 'waiting' || status === 'published';

/** The reactions of announcements, and of the candidates who answered one. */
export const ANNOUNCEMENT_REACTIONS: readonly Reaction[] = [
  reaction({
    when: ['project.activate', 'project.end-casting', 'project.cancel'],
    noun: 'announcement',
    command: 'close',
    of: 'project',
    which: isOut,
    why: 'The project no longer looks for people, so nobody answers in vain.',
  }),
  reaction({
    when: ['project.book-part'],
    noun: 'announcement',
    command: 'close',
    of: 'project',
    which: (announcement) => isOut(announcement) && announcement.role_places_left === 0,
    why: 'All places of the role are booked, so nobody answers in vain.',
  }),
  reaction({
    when: ['company.suspend'],
    noun: 'announcement',
    command: 'close',
    of: 'company',
    which: isOut,
    why: 'A suspended company books nobody, so it announces nothing.',
  }),
  reaction({
    when: ['announcement.close', 'announcement.expire', 'announcement.take-down'],
    noun: 'candidate',
    command: 'hear-closed',
    of: 'project',
    which: (candidate) =>
      candidate.has_unheard_close &&
      candidate.project_status === 'casting' &&
      candidate.interest_status === 'interested' &&
      !candidate.is_deleted,
    why: 'Talents who answered are told that the announcement is closed and when the company decides.',
  }),
];
