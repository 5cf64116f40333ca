import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';

const BOOKS = ['project.activate', 'candidate.split-off'] as const;

/**
 * The reactions of companies' credit. They run after the reactions that book, so that the new bookings are counted; a
 * refusal takes everything back. To ask or book a talent who steps in is never refused: that place was booked before.
 */
export const CREDIT_LINE_REACTIONS = [
  consequence({
    when: ['candidate.request', ...BOOKS],
    makes: 'credit_line',
    why: 'A company that has no line yet gets one with the usual limit.',
  }),
  reaction({
    when: ['candidate.request'],
    noun: 'credit_line',
    command: 'ask-people',
    about: ({ is_replacement }) => is_replacement !== true,
    of: 'company',
    which: () => true,
    why: 'A company without any room left asks nobody, so that nobody says yes in vain.',
  }),
  reaction({
    when: [...BOOKS],
    noun: 'credit_line',
    command: 'book',
    of: 'company',
    which: () => true,
    why: 'Together with what is booked and unpaid before, the bookings must be within the limit.',
  }),
  reaction({
    when: ['project.await-payment'],
    noun: 'credit_line',
    command: 'wait',
    of: 'company',
    which: ({ status, prepayment }) => status === 'standing' && prepayment === 'none',
    why: 'People have said yes to a booking that is refused, so finance gets the task; a company that pays in advance knows what to pay.',
  }),
];
