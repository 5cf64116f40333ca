import { sql } from '#server/db/sql.ts';

/**
 * The fee in the stored terms of `k` (candidates), for lists, which need no other part of the terms. Terms stored
 * before fees had a basis hold a fee by the day, where 0 means no fee (`upgradeTerms`).
 */
export const FEE_OF_TERMS = sql`case
  when k.terms ? 'fee' then k.terms -> 'fee'
  when k.terms -> 'day_fee_ore' = '0' then '{"basis": "unpaid", "amount_ore": null}'
  else jsonb_build_object('basis', 'day', 'amount_ore', k.terms -> 'day_fee_ore') end`;
