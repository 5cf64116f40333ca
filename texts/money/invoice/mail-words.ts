/** Mails with an invoice, credit note or reminder, to an address that may belong to no account. */
import type { Bill } from '#domain/money/invoice/bill.ts';
import type { PaperKind } from '#domain/money/invoice/invoice.rules.ts';
import { BRAND } from '#texts/kernel/brand.ts';

const MESSAGES: Record<PaperKind, (bill: Bill) => string> = {
  invoice: () => 'Fakturan finns som PDF i det här mejlet.',
  credit_note: ({ intro }) => `${intro.join(' ')} Kreditfakturan finns som PDF i det här mejlet.`,
  reminder: ({ intro }) => `${intro.join(' ')} Påminnelsen finns som PDF i det här mejlet.`,
};

const rowsOf = (rows: Bill['payment']) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n\n');

/** The mail to which the PDF is attached. For an invoice or reminder it also states amount, bankgiro and OCR number. */
export function paperMail(kind: PaperKind, bill: Bill, company_name: string) {
  const project = bill.facts.find(({ label }) => label === 'Projekt')?.value;
  const payment = bill.payment.length > 0 ? `\n\n${rowsOf(bill.payment)}` : '';
  return {
    title: `${bill.title} ${bill.number}${project ? `: ${project}` : ''}`,
    message: `${MESSAGES[kind](bill)}${payment}`,
    action: 'Se fakturan',
    path: '/CompanyInvoices',
    reason: `Du får det här mejlet för att ${company_name} har uppgett adressen för sina fakturor hos ${BRAND}.`,
  };
}

/** The notice in the administrators' bell about a document that cannot be printed until somebody rewrites a text. */
export const unprintablePaper = ({ title, number }: Bill, text: string) => ({
  title: `${title} ${number} kan inte skrivas ut`,
  message: `”${text}” har tecken som vi inte kan skriva i en PDF. Kreditera fakturan, be den det gäller att skriva texten med latinska bokstäver hos oss, och fakturera på nytt.`,
});
