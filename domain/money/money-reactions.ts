import { consequence } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of money, after all reactions of the work itself. */
export const MONEY_REACTIONS = [
  consequence({
    when: ['report.approve', 'report.accept', 'report.settle', 'report.approve-unanswered'],
    makes: 'charge',
    why: 'Both sides agree on the work, so its price is fixed from now on.',
  }),
  consequence({
    when: ['right.extend'],
    makes: 'charge',
    why: 'All have signed the extension, which costs the agreed price.',
  }),
];
