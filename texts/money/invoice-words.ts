/** Words for invoices. Total by type: a new state or command without words does not compile. */
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { InvoiceGroup, InvoiceStanding, PaperKind } from '#domain/money/invoice/invoice.rules.ts';
import type { invoiceWorkflow } from '#domain/money/invoice/invoice.workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const invoiceStandingLabels: Record<InvoiceStanding, StateLabel> = {
  draft: { word: 'Underlag', tone: 'neutral' },
  checked: { word: 'Granskad', tone: 'info' },
  discarded: { word: 'Kastad', tone: 'neutral' },
  open: { word: 'Obetald', tone: 'waiting' },
  partly_paid: { word: 'Delvis betald', tone: 'waiting' },
  overdue: { word: 'Förfallen', tone: 'lost' },
  reminded: { word: 'Påmind', tone: 'lost' },
  collection: { word: 'Hos inkasso', tone: 'lost' },
  paid: { word: 'Betald', tone: 'agreed' },
  credited: { word: 'Krediterad', tone: 'neutral' },
  written_off: { word: 'Avskriven', tone: 'lost' },
};

export const invoiceGroupLabels: Record<InvoiceGroup, string> = {
  draft: 'Underlag',
  open: 'Obetalda',
  overdue: 'Förfallna',
  settled: 'Avslutade',
  all: 'Alla',
};

export const invoiceCommandLabels: Record<PersonCommandOf<typeof invoiceWorkflow>, string> = {
  check: 'Godkänn underlaget',
  uncheck: 'Ändra underlaget',
  discard: 'Kasta underlaget',
  issue: 'Skicka fakturan',
  resend: 'Skicka igen',
  'change-mailbox': 'Skicka till en annan adress',
  'register-payment': 'Registrera betalning',
  remind: 'Påminn',
  'hand-to-collection': 'Lämna till inkasso',
  credit: 'Kreditera',
  'write-off': 'Skriv av',
  repay: 'Registrera återbetalning',
  'take-back-payment': 'Ta tillbaka betalningen',
};

export const paperLabels: Record<PaperKind, string> = {
  invoice: 'Faktura',
  credit_note: 'Kreditfaktura',
  reminder: 'Påminnelse',
};
