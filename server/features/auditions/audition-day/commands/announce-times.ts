import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/**
 * Refreshes the company's open screens with an audition's slots and placements; talents' screens fetch the free slots
 * themselves.
 */
export function announceTimes(trx: Trx, { company_id }: { readonly company_id: string }): true {
  announce(trx, { topics: [`company:${company_id}`], noun: 'appointment' });
  return true;
}
