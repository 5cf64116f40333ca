import { consequence } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of payouts. */
export const PAYOUT_REACTIONS = [
  consequence({
    when: ['charge.arise'],
    makes: 'payout',
    why: 'What the company is charged for is paid to whoever did it, whether the company has paid or not.',
  }),
];
