import type { OwnPriceShown } from '#contract/deal/price.ts';
import { pricedAt, type SalePlace } from '#domain/deal/price/sale-place.ts';
import { unpaidMinutes } from '#domain/deal/price/unpaid-hours.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import type { Db } from '#server/db/transaction.ts';
import { findPrice, findTalentPrice, type PricedWork } from './talent-price.ts';

/**
 * The price of work in the form for the caller's role. Companies do not see the talent's taxes, and talents do not see
 * the service fee; administrators see both.
 */
export async function findOwnPrice(
  db: Db,
  role: 'talent' | 'company' | 'admin',
  talent_id: string,
  priced: PricedWork,
  place: SalePlace,
): Promise<OwnPriceShown> {
  const [talent, both] = await Promise.all([
    role === 'company' ? null : findTalentPrice(db, talent_id, priced),
    role === 'talent' ? null : findPrice(db, talent_id, priced),
  ]);
  const unpaid_minutes = unpaidMinutes(priced.terms, priced.work ?? plannedWork(priced.terms));
  if (!both) return { talent, company: null, unpaid_minutes };
  const { lines, ex_vat_ore, total_ore } = pricedAt(both.company, place);
  return { talent, company: { lines: [...lines], ex_vat_ore, total_ore }, unpaid_minutes };
}
