import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';

export type ConsentDocument = 'terms' | 'privacy' | 'guardian';

/** What was agreed to, in the very words that were shown. */
export interface Consent {
  readonly account_id: string;
  readonly document: ConsentDocument;
  readonly version: string;
  readonly text: string;
  readonly is_given?: boolean;
  readonly given_by?: 'self' | 'guardian';
}

/** Adds to the append-only log of consents (GDPR, art. 7.1): who, which words, when. */
export async function logConsent(trx: Trx, consent: Consent, moment: Moment): Promise<void> {
  const { account_id, document, version, text, is_given = true, given_by = 'self' } = consent;
  const text_sha256 = createHash('sha256').update(text).digest('hex');
  await sql`
    insert into consents (account_id, document, version, text_sha256, is_given, given_by, created_date, updated_date)
    values (${account_id}, ${document}, ${version}, ${text_sha256}, ${is_given}, ${given_by}, ${moment.now}, ${moment.now})`.execute(
    trx,
  );
}
