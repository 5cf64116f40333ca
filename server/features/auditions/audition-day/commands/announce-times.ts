import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/** Calls the company's open screens to the plan of an audition, which talents know nothing of. */
export function announceTimes(trx: Trx, { company_id }: { readonly company_id: string }): true {
  announce(trx, { topics: [`company:${company_id}`], noun: 'appointment' });
  return true;
}
