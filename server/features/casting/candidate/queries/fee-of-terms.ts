import { sql } from 'kysely';

/**
 * What the frozen terms of `k` (candidates) pay and what for, for lists, which read no more of them. Terms of the first
 * version hold a fee by the day, and no fee of 0 (`upgradeTerms`).
 */
export const FEE_OF_TERMS = sql`case
  when k.terms ? 'fee' then k.terms -> 'fee'
  when k.terms -> 'day_fee_ore' = '0' then '{"basis": "unpaid", "amount_ore": null}'
  else jsonb_build_object('basis', 'day', 'amount_ore', k.terms -> 'day_fee_ore') end`;
