import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/** Updates the company's open screens of an audition's plan, which talents do not see. */
export function announceTimes(trx: Trx, { company_id }: { readonly company_id: string }): true {
  announce(trx, { topics: [`company:${company_id}`], noun: 'appointment' });
  return true;
}
