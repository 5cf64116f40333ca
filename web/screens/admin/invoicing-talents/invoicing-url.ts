/** The tabs: payouts by their next step, the files to the bank, talents' tax decisions, and injuries at work. */
export const PAYOUT_TABS = [
  'to_approve',
  'to_batch',
  'files',
  'sent',
  'waiting',
  'stopped',
  'paid',
  'papers',
  'injuries',
] as const;
export type PayoutTab = (typeof PAYOUT_TABS)[number];

export interface InvoicingUrl {
  readonly tab: PayoutTab;
  /** Page number, from 1. */
  readonly page: number;
}

/** Reads the tab from the address; an unknown tab counts as missing. */
export function readInvoicingUrl(params: URLSearchParams): InvoicingUrl {
  const page = Number(params.get('page'));
  return {
    tab: PAYOUT_TABS.find((tab) => tab === params.get('tab')) ?? 'to_approve',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a tab, without default values. */
export function invoicingHref({ tab, page }: InvoicingUrl): string {
  const params = new URLSearchParams();
  if (tab !== 'to_approve') params.set('tab', tab);
  if (page > 1) params.set('page', String(page));
  return `/AdminInvoicingTalents${params.size > 0 ? `?${params}` : ''}`;
}

/**
 * The group of payouts that a tab shows. For the tab of files: the payouts in files that have not been sent; for the
 * tabs of tax decisions and injuries: those that wait for data.
 */
export const groupOf = <Tab extends PayoutTab>(tab: Tab) =>
  (tab === 'files' ? 'in_batch' : isWithoutPayouts(tab) ? 'waiting' : tab) as
    | Exclude<Tab, 'files' | 'papers' | 'injuries'>
    | 'in_batch'
    | 'waiting';

/** True for the tabs that show no payouts. */
export const isWithoutPayouts = (tab: PayoutTab): tab is 'papers' | 'injuries' =>
  tab === 'papers' || tab === 'injuries';
