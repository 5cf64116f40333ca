/** A head line of a mail: the name in small letters, and the value without breaks. */
export interface MailHeader {
  readonly key: string;
  readonly value: string;
}

const valuesOf = (headers: readonly MailHeader[], key: string) =>
  headers.filter((one) => one.key === key).map(({ value }) => value.trim().toLowerCase());

/** Head lines that only programs write: absence notices, lists and loops. */
const OF_PROGRAMS = [
  'x-autoreply',
  'x-autorespond',
  'x-auto-response-suppress',
  'x-loop',
  'list-id',
  'list-unsubscribe',
];
const OF_MANY = /^(?:bulk|junk|list|auto_reply)$/;
const ABSENT = /^\W*(?:autosvar|automatiskt svar|frånvaro|out of office|automatic reply|auto(?:matic)?[- ]?reply)/i;

/** True for a mail that a program has sent: it must not be answered, or two programs would write to each other. */
export function isAutomatic(headers: readonly MailHeader[], subject: string): boolean {
  const values = (key: string) => valuesOf(headers, key);
  return (
    values('auto-submitted').some((value) => !/^no\b/.test(value)) ||
    OF_PROGRAMS.some((key) => values(key).length > 0) ||
    values('precedence').some((value) => OF_MANY.test(value)) ||
    values('return-path').some((value) => /^<?\s*>?$/.test(value)) ||
    ABSENT.test(subject)
  );
}

/** The receiving server's verdict about the sender; 'none' if the sender's domain says nothing. */
export type SenderVerdict = 'pass' | 'fail' | 'none';

/**
 * The verdict in the Authentication-Results (RFC 8601) of one server. Results in other names may be the sender's own
 * invention. DMARC decides; without its verdict, a failed SPF or DKIM does.
 * @param server the name that our receiving server writes first
 * @returns null if that server has written none
 */
export function senderVerdict(headers: readonly MailHeader[], server: string): SenderVerdict | null {
  const results = valuesOf(headers, 'authentication-results').filter(
    (value) => (value.split(/[\s;]/, 1)[0] ?? '') === server,
  );
  if (results.length === 0) return null;
  const of = (method: string) =>
    results
      .flatMap((value) => [...value.matchAll(new RegExp(`(?:^|[;\\s])${method}\\s*=\\s*(\\w+)`, 'g'))])
      .map(([, is]) => is);
  const [dmarc, others] = [of('dmarc'), [...of('spf'), ...of('dkim')]];
  if (dmarc.includes('fail')) return 'fail';
  if (dmarc.includes('pass')) return 'pass';
  if (others.includes('pass')) return 'pass';
  return others.some((is) => is === 'fail' || is === 'softfail') ? 'fail' : 'none';
}

/** A report that a mail did not arrive (RFC 3464), as the provider or the foreign mail server gives it. */
export interface Bounce {
  /** True if a later mail will not arrive either. */
  readonly is_hard: boolean;
  /** The status, such as '5.1.1'. */
  readonly code: string;
}

const STATUS = /\b([245]\.\d{1,3}\.\d{1,3})\b/;
/**
 * Statuses by which the mailbox is not there: unknown (5.1.1), unknown or silent domain (5.1.2, 5.1.10), invalid (5.1.3),
 * moved away (5.1.6), disabled (5.2.1). Other permanent refusals are about this mail, such as its size or a filter.
 */
const GONE = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/;

/** The bounce of a status; null for one that is no refusal. */
export function bounceOf(status: string): Bounce | null {
  const code = STATUS.exec(status)?.[1];
  if (!code || code.startsWith('2')) return null;
  return { is_hard: GONE.test(code), code };
}

/**
 * The bounce in the fields of a delivery report; null for a report of a delay, of a delivery, or without a status. Of
 * several recipients the first that failed counts: each mail of ours has one.
 */
export function bounceOfReport(report: string): Bounce | null {
  for (const part of report.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const field = (name: string) => new RegExp(`^${name}\\s*:\\s*(.+)$`, 'im').exec(part)?.[1] ?? '';
    if (!/^failed\b/i.test(field('action').trim())) continue;
    const bounce = bounceOf(field('status')) ?? bounceOf(field('diagnostic-code'));
    if (bounce) return bounce;
  }
  return null;
}

/** Soft bounces on as many days mark an address like a hard one. */
export const SOFT_DAYS = 3;
/** Days within which soft bounces are counted together. */
export const SOFT_WITHIN_DAYS = 14;
