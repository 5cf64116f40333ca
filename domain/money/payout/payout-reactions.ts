import { consequence } from '#domain/kernel/workflow/reaction.ts';

/** The event that makes a payout. */
export const PAYOUT_REACTIONS = [
  consequence({
    when: ['charge.arise'],
    makes: 'payout',
    why: 'The talent is paid for the work that the company is charged for, whether the company has paid or not.',
  }),
];
