import { INVOICE_GROUPS, type InvoiceGroup } from '#domain/money/invoice/invoice.rules.ts';

/** The tabs: what is not invoiced at all, and invoices by group. */
export type InvoicesTab = InvoiceGroup | 'owed';
export const INVOICE_TABS: readonly InvoicesTab[] = [
  'draft',
  'owed',
  ...INVOICE_GROUPS.filter((one) => one !== 'draft'),
];

export interface InvoicesUrl {
  readonly tab: InvoicesTab;
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** The invoice that is open beside the list. */
  readonly id: string | null;
}

/** Reads what is looked for from the address; what is no tab of ours is taken as not said. */
export function readInvoicesUrl(params: URLSearchParams): InvoicesUrl {
  const page = Number(params.get('page'));
  return {
    tab: INVOICE_TABS.find((tab) => tab === params.get('tab')) ?? 'draft',
    text: (params.get('text') ?? '').slice(0, 120),
    page: Number.isInteger(page) && page > 1 ? page : 1,
    id: params.get('id'),
  };
}

/** The address of what is looked for, without what is usual. */
export function invoicesHref({ tab, text = '', page = 1, id = null }: Partial<InvoicesUrl>): string {
  const params = new URLSearchParams();
  if (tab !== undefined && tab !== 'draft') params.set('tab', tab);
  if (text.trim()) params.set('text', text.trim());
  if (page > 1) params.set('page', String(page));
  if (id !== null) params.set('id', id);
  return `/AdminInvoicingCompanies${params.size > 0 ? `?${params}` : ''}`;
}
