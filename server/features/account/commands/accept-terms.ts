import type { Moment } from '#domain/time/day.ts';
import { legalText } from '#texts/legal/legal-document.ts';
import { PRIVACY_VERSION, privacy } from '#texts/legal/privacy.ts';
import { TERMS_VERSION, terms } from '#texts/legal/terms.ts';
import type { Trx } from '../../../db/transaction.ts';
import { logConsent } from './log-consent.ts';

const DOCUMENTS = [
  { document: 'terms', version: TERMS_VERSION, text: legalText(terms) },
  { document: 'privacy', version: PRIVACY_VERSION, text: legalText(privacy) },
] as const;

/** Logs that somebody has accepted Villkor and read Integritetspolicy as they stand today. */
export async function acceptTerms(trx: Trx, account_id: string, moment: Moment): Promise<void> {
  for (const document of DOCUMENTS) await logConsent(trx, { account_id, ...document }, moment);
}
