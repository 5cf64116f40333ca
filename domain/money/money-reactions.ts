import { consequence } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of money, which come after all reactions of the work itself. */
export const MONEY_REACTIONS = [
  consequence({
    when: ['report.approve', 'report.accept', 'report.settle', 'report.approve-unanswered'],
    makes: 'charge',
    why: 'What was worked is known, so what it comes to holds from here on.',
  }),
  consequence({
    when: ['right.extend'],
    makes: 'charge',
    why: 'All have signed that something is shown for longer, which costs what they agreed on.',
  }),
];
