import { consequence, reaction } from '#domain/kernel/workflow/reaction.ts';

/** The reactions of invoices, and of the charges on them. */
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
    why: 'All work of the completed project is reported, so it can be invoiced at once.',
  }),
  consequence({
    when: ['charge.arise'],
    makes: 'invoice',
    why: 'If the charge is for an extended right: it is an order of its own, so it gets its own invoice.',
  }),
  reaction({
    when: ['invoice.draft'],
    noun: 'charge',
    command: 'invoice',
    of: 'project',
    which: (charge) => charge.status === 'owed' && charge.is_on_invoice,
    why: 'A charge is on one invoice only.',
  }),
  reaction({
    when: ['invoice.discard', 'invoice.credit'],
    noun: 'charge',
    command: 'release',
    of: 'project',
    which: (charge) => charge.status === 'invoiced' && !charge.is_on_invoice,
    why: 'The invoice of the charge was discarded, or credited so that it can be made again.',
  }),
];
