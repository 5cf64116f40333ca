import { createHash, randomBytes } from 'node:crypto';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { GUARDIAN_LINK_DAYS } from '#domain/people/guardian/guardian.rules.ts';

const DAY_MS = 86_400_000;

/** A plain hash is enough: the token is long and random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The path of the page where a guardian answers, with the token of the link. */
export const guardianPath = (token: string) => `/GuardianConsent?token=${token}`;

/** The path of the page where a guardian signs an agreement, with the token of the link. */
export const approvalPath = (token: string) => `/AgreementApproval?token=${token}`;

/** A new link: its token and path for the mail, and the columns to be stored. */
export function issueLink(moment: Moment) {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(Date.parse(moment.now) + GUARDIAN_LINK_DAYS * DAY_MS).toISOString();
  return {
    token,
    path: guardianPath(token),
    answer_by: dayOf(expires),
    kept: { token_hash: hashToken(token), token_expires_date: expires, sent_date: moment.now },
  };
}
