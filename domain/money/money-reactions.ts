import { consequence } from '#domain/kernel/workflow/reaction.ts';

/** The events that make charges: approved work and extended rights. */
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
