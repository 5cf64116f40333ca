import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of invoices, and of the objects on them, to a charge. */
export const INVOICE_REACTIONS = [
  consequence({
    when: [
      'report.approve',
      'report.accept',
      'report.settle',
      'report.approve-unanswered',
      'report.void',
      'project.complete',
      'project.complete-unanswered',
      'project.cancel',
    ],
    makes: 'invoice',
    why: 'All that was worked in a project that is over is known, so that it can be invoiced at once.',
  }),
  consequence({
    when: ['charge.arise'],
    makes: 'invoice',
    why: 'A right that is extended is an order of its own, and so is its invoice.',
  }),
  reaction({
    when: ['invoice.draft'],
    noun: 'charge',
    command: 'invoice',
    of: 'project',
    which: (charge) => charge.status === 'owed' && charge.is_on_invoice,
    why: 'What stands on one invoice stands on no other.',
  }),
  reaction({
    when: ['invoice.discard', 'invoice.credit'],
    noun: 'charge',
    command: 'release',
    of: 'project',
    which: (charge) => charge.status === 'invoiced' && !charge.is_on_invoice,
    why: 'The invoice that it stood on was given up, or taken back to be made anew.',
  }),
];
