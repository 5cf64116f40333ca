import { createHash } from 'node:crypto';
import type { Trx } from '#server/db/transaction.ts';

/** A consent of the account's owner, with exactly the text that was shown. */
export interface Consent {
  readonly account_id: string;
  readonly document: 'terms' | 'privacy';
  readonly version: string;
  readonly text: string;
  /** Instant. */
  readonly given_date: string;
}

/** Adds to the append-only log of consents (GDPR, art. 7.1): account, version and hash of the text, time. */
export async function logConsents(trx: Trx, consents: readonly Consent[]): Promise<void> {
  const rows = consents.map(({ text, given_date, ...consent }) => ({
    ...consent,
    text_sha256: createHash('sha256').update(text).digest('hex'),
    created_date: given_date,
    updated_date: given_date,
  }));
  await trx.insertInto('consents').values(rows).execute();
}
