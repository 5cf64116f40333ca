import type { chargeWorkflow } from '#domain/money/charge/charge.workflow.ts';
import type { invoiceWorkflow } from '#domain/money/invoice/invoice.workflow.ts';
import type { LogSentencesOf } from '#texts/kernel/log.ts';

/** Sentences of a project's edit log for the events of money. */
export const moneyLog: LogSentencesOf<typeof chargeWorkflow | typeof invoiceWorkflow> = {
  'charge.arise': (w) => `${w.subject}: vad arbetet kommer till är räknat.`,
  'charge.invoice': (w) => `${w.subject}: arbetet står på en faktura.`,
  'charge.release': (w) => `${w.subject}: arbetet togs bort från en faktura.`,
  'invoice.draft': () => 'Ett underlag till faktura gjordes i ordning.',
  'invoice.ask-advance': (w) => `${w.actor_name} bad om en förskottsfaktura.`,
  'invoice.check': (w) => `${w.actor_name} granskade underlaget till fakturan.`,
  'invoice.uncheck': (w) => `${w.actor_name} öppnade underlaget till fakturan igen.`,
  'invoice.discard': (w) => `${w.actor_name} kastade underlaget till fakturan.`,
  'invoice.issue': () => 'En faktura skickades.',
  'invoice.send': () => 'Fakturan skickades till fakturaadressen.',
  'invoice.resend': (w) => `${w.actor_name} lät skicka fakturan igen.`,
  'invoice.change-mailbox': (w) => `${w.actor_name} lät skicka fakturan till en annan adress.`,
  'invoice.fall-due': () => 'Fakturan förföll.',
  'invoice.register-payment': () => 'En betalning kom in.',
  'invoice.remind': () => 'En påminnelse om fakturan skickades.',
  'invoice.hand-to-collection': () => 'Fakturan lämnades till inkasso.',
  'invoice.credit': () => 'Fakturan krediterades.',
  'invoice.write-off': () => 'Fakturan skrevs av.',
  'invoice.repay': () => 'För mycket betalt betalades tillbaka.',
  'invoice.take-back-payment': () => 'En betalning som hörde till något annat togs tillbaka.',
  'invoice.reopen': () => 'Fakturan är åter obetald.',
  'invoice.settle': () => 'Fakturan är betald.',
  'invoice.settle-lost': () => 'Det som återstod är betalt. Resten är avskrivet.',
  'invoice.settle-credited': () => 'Hela fakturan är krediterad.',
};
