import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/** Refreshes the company's open screens that show an audition's plan; talents do not see the plan. */
export function announceTimes(trx: Trx, { company_id }: { readonly company_id: string }): true {
  announce(trx, { topics: [`company:${company_id}`], noun: 'appointment' });
  return true;
}
