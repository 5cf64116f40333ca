import type { Db } from '#server/db/transaction.ts';
import { findPayees, type Payee } from '#server/features/people/payment/queries/payees.ts';

interface Owed {
  readonly talent_id: string;
  readonly candidate_id: string;
}

/** The tax facts of the talent of a payout on the ISO day by which it is taxed; null without a birth date. */
export async function findPayee(db: Db, { talent_id, candidate_id }: Owed, taxed_on: string): Promise<Payee | null> {
  const found = await findPayees(db, [talent_id], taxed_on, { candidate_id, is_forecast: false });
  return found.get(talent_id) ?? null;
}
