import type { CompanyDebt, CompanyInvoice, InvoiceSummary, OwedProject } from '#contract/money/invoice.ts';
import { invoiceStandingLabels } from '#texts/money/invoice-words.ts';
import { type CsvColumns, kronorCell } from '#web/ui/list/csv.ts';

/** The columns of invoices and drafts exported by administrators. */
export const invoiceColumns: CsvColumns<InvoiceSummary> = [
  ['Fakturanummer', ({ number }) => number],
  ['Företag', ({ company_name }) => company_name],
  ['Projekt', ({ project_title }) => project_title],
  ['Läge', ({ standing }) => invoiceStandingLabels[standing].word],
  ['Fakturadatum', ({ issued_on }) => issued_on],
  ['Betalas senast', ({ due_on }) => due_on],
  ['Belopp i kronor', ({ total_ore }) => kronorCell(total_ore)],
  ['Kvar i kronor', ({ number, open_ore }) => number && kronorCell(open_ore)],
  ['För mycket betalt i kronor', ({ overpaid_ore }) => kronorCell(overpaid_ore)],
];

/** The columns of invoices exported by the company that pays them. */
export const ownInvoiceColumns: CsvColumns<CompanyInvoice> = [
  ['Fakturanummer', ({ number }) => number],
  ['Projekt', ({ project_title }) => project_title],
  ['Läge', ({ standing }) => invoiceStandingLabels[standing].word],
  ['Fakturadatum', ({ issued_on }) => issued_on],
  ['Betalas senast', ({ due_on }) => due_on],
  ['Belopp i kronor', ({ total_ore }) => kronorCell(total_ore)],
  ['Kvar i kronor', ({ open_ore }) => kronorCell(open_ore)],
  ['OCR-nummer', ({ ocr }) => ocr],
];

/** The columns of work without an invoice. */
export const owedColumns: CsvColumns<OwedProject> = [
  ['Projekt', ({ project_title }) => project_title],
  ['Företag', ({ company_name }) => company_name],
  ['Arbetat till', ({ happened_on }) => happened_on],
  ['Poster', ({ charge_count }) => charge_count],
  ['Utan moms i kronor', ({ ex_vat_ore }) => kronorCell(ex_vat_ore)],
  ['Rapporter som väntar', ({ open_report_count }) => open_report_count],
];

/** The columns of companies' debts by age. */
export const debtColumns: CsvColumns<CompanyDebt> = [
  ['Företag', ({ company_name }) => company_name],
  ['Äldsta förfallodag', ({ oldest_due_on }) => oldest_due_on],
  ['Inte förfallet i kronor', ({ not_due_ore }) => kronorCell(not_due_ore)],
  ['1–30 dagar i kronor', ({ days_30_ore }) => kronorCell(days_30_ore)],
  ['31–60 dagar i kronor', ({ days_60_ore }) => kronorCell(days_60_ore)],
  ['61–90 dagar i kronor', ({ days_90_ore }) => kronorCell(days_90_ore)],
  ['Över 90 dagar i kronor', ({ older_ore }) => kronorCell(older_ore)],
  ['Obetalt i kronor', ({ open_ore }) => kronorCell(open_ore)],
];
