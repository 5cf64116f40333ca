import { INVOICE_GROUPS, type InvoiceGroup } from '#domain/money/invoice/invoice.rules.ts';

/** The tabs: invoices by group, work without an invoice ('owed'), and debts by age ('debts'). */
export type InvoicesTab = InvoiceGroup | 'owed' | 'debts';
export const INVOICE_TABS: readonly InvoicesTab[] = [
  'draft',
  'owed',
  ...INVOICE_GROUPS.filter((one) => one !== 'draft'),
  'debts',
];

export interface InvoicesUrl {
  readonly tab: InvoicesTab;
  readonly text: string;
  /** Page number, from 1. */
  readonly page: number;
  /** Id of the invoice open beside the list. */
  readonly id: string | null;
}

/** Reads the filter from the address; an unknown tab counts as missing. */
export function readInvoicesUrl(params: URLSearchParams): InvoicesUrl {
  const page = Number(params.get('page'));
  return {
    tab: INVOICE_TABS.find((tab) => tab === params.get('tab')) ?? 'draft',
    text: (params.get('text') ?? '').slice(0, 120),
    page: Number.isInteger(page) && page > 1 ? page : 1,
    id: params.get('id'),
  };
}

/** The address of a filter, without default values. */
export function invoicesHref({ tab, text = '', page = 1, id = null }: Partial<InvoicesUrl>): string {
  const params = new URLSearchParams();
  if (tab !== undefined && tab !== 'draft') params.set('tab', tab);
  if (text.trim()) params.set('text', text.trim());
  if (page > 1) params.set('page', String(page));
  if (id !== null) params.set('id', id);
  return `/AdminInvoicingCompanies${params.size > 0 ? `?${params}` : ''}`;
}
