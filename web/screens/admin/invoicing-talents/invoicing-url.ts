/** What the tabs show: payouts by what there is to do, and the files to the bank. */
export const PAYOUT_TABS = ['to_approve', 'to_batch', 'files', 'sent', 'waiting', 'stopped', 'paid'] as const;
export type PayoutTab = (typeof PAYOUT_TABS)[number];

export interface InvoicingUrl {
  readonly tab: PayoutTab;
  /** From 1. */
  readonly page: number;
}

/** Reads the tab from the address; what is none of ours is taken as not said. */
export function readInvoicingUrl(params: URLSearchParams): InvoicingUrl {
  const page = Number(params.get('page'));
  return {
    tab: PAYOUT_TABS.find((tab) => tab === params.get('tab')) ?? 'to_approve',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a tab, without what is usual. */
export function invoicingHref({ tab, page }: InvoicingUrl): string {
  const params = new URLSearchParams();
  if (tab !== 'to_approve') params.set('tab', tab);
  if (page > 1) params.set('page', String(page));
  return `/AdminInvoicingTalents${params.size > 0 ? `?${params}` : ''}`;
}

/** The group of payouts that a tab shows; of files what is in those that have not been sent. */
export const groupOf = <Tab extends PayoutTab>(tab: Tab) =>
  (tab === 'files' ? 'in_batch' : tab) as Exclude<Tab, 'files'> | 'in_batch';
