import { checkDkim } from './check-dkim.ts';
import { checkDmarc } from './check-dmarc.ts';
import { checkSpf } from './check-spf.ts';
import { type Finding, NoAnswer, type ReadTxt } from './finding.ts';

interface Sender {
  /** The setting MAIL_FROM: an address, alone or after a name. */
  readonly mail_from: string;
  readonly mail_dkim_selector?: string | undefined;
  readonly mail_dkim_domain?: string | undefined;
}

/** The domain of the sender's address, in lower case. */
export const domainOfSender = (mail_from: string): string =>
  mail_from
    .slice(mail_from.lastIndexOf('@') + 1)
    .replace(/>.*$/, '')
    .trim()
    .toLowerCase();

/** What receivers can know about our mails from the name servers. A part without an answer does not hide the others. */
export function checkSender(read: ReadTxt, sender: Sender): Promise<Finding[]> {
  const domain = domainOfSender(sender.mail_from);
  const signer = sender.mail_dkim_domain?.toLowerCase() ?? domain;
  const checks: readonly (readonly [Finding['of'], () => Promise<Finding>])[] = [
    ['SPF', () => checkSpf(read, domain)],
    ['DKIM', () => checkDkim(read, signer, sender.mail_dkim_selector)],
    ['DMARC', () => checkDmarc(read, domain, signer)],
  ];
  return Promise.all(
    checks.map(async ([of, check]): Promise<Finding> => {
      try {
        return await check();
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        return { of, verdict: 'unknown', sentence: `${of}: ${error.message}` };
      }
    }),
  );
}
