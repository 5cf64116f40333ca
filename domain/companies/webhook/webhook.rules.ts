/**
 * The entities whose changes are reported to a company's own server. A report holds only the kind of change and the
 * ids, like a live update.
 */
export const WEBHOOK_NOUNS = [
  'project',
  'candidate',
  'counter_offer',
  'option',
  'booking',
  'agreement',
  'report',
  'invoice',
  'audition',
] as const;
export type WebhookNoun = (typeof WEBHOOK_NOUNS)[number];

/** Maximum number of webhooks of a company. */
export const WEBHOOKS_AT_MOST = 5;

/** Maximum length of an address. */
export const WEBHOOK_ADDRESS_MAX = 1000;

/** Days after a failed delivery at which a webhook without a later successful one is turned off. */
export const WEBHOOK_OFF_AFTER_DAYS = 3;

/**
 * Reads an address that may be called: https, without a name or password, at most WEBHOOK_ADDRESS_MAX characters; null
 * for any other.
 */
export function readWebhookUrl(text: string): string | null {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'https:' || url.hostname === '' || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href.length > WEBHOOK_ADDRESS_MAX ? null : url.href;
}

/** The form of an address on screens: a long path is shortened, because it may be the company's secret. */
export function shownWebhookUrl(address: string): string {
  const { hostname, pathname, search } = new URL(address);
  const rest = `${pathname}${search}`;
  return rest.length > 12 ? `${hostname}/…${rest.slice(-6)}` : `${hostname}${rest}`;
}
