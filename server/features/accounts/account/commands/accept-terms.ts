import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { legalText } from '#texts/accounts/legal/legal-document.ts';
import { PRIVACY_VERSION, privacy } from '#texts/accounts/legal/privacy.ts';
import { TERMS_VERSION, terms } from '#texts/accounts/legal/terms.ts';
import { type Consent, logConsents } from './log-consents.ts';

const DOCUMENTS = [
  { document: 'terms', version: TERMS_VERSION, text: legalText(terms) },
  { document: 'privacy', version: PRIVACY_VERSION, text: legalText(privacy) },
] as const;

/**
 * The consents that a form records: to the terms (Villkor) and the privacy notice (Integritetspolicy), in their present
 * wording.
 */
export const termsConsents = (account_id: string, moment: Moment): Consent[] =>
  DOCUMENTS.map((document) => ({ account_id, ...document, given_date: moment.now }));

/** Logs that the account has accepted the terms and read the privacy notice. */
export const acceptTerms = (trx: Trx, account_id: string, moment: Moment): Promise<void> =>
  logConsents(trx, termsConsents(account_id, moment));
