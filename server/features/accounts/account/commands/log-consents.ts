import { createHash } from 'node:crypto';
import type { Trx } from '#server/db/transaction.ts';

/** A consent given by the account's owner, in exactly the words shown to them. */
export interface Consent {
  readonly account_id: string;
  readonly document: 'terms' | 'privacy';
  readonly version: string;
  readonly text: string;
  /** Instant. */
  readonly given_date: string;
}

/** Adds to the append-only log of consents (GDPR, art. 7.1): account, words, time. */
export async function logConsents(trx: Trx, consents: readonly Consent[]): Promise<void> {
  const rows = consents.map(({ text, given_date, ...consent }) => ({
    ...consent,
    text_sha256: createHash('sha256').update(text).digest('hex'),
    created_date: given_date,
    updated_date: given_date,
  }));
  await trx.insertInto('consents').values(rows).execute();
}
