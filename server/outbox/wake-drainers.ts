import { notify } from '../db/notify.ts';
import type { Db } from '../db/transaction.ts';

export const OUTBOX_CHANNEL = 'medverka_outbox';

/** Wakes the drainers of all processes; in a transaction, after its commit. */
export function wakeDrainers(db: Db): void {
  notify(db, OUTBOX_CHANNEL);
}
