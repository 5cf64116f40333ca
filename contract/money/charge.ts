/** The prices stored in a charge: invoices and payouts read them with these schemas. */
import { z } from 'zod';
import { priceLine } from '#contract/deal/price.ts';
import { readTerms } from '#contract/deal/terms.ts';
import { amount } from '#contract/kernel/fields.ts';
import type { ChargedPrice, Priced } from '#domain/deal/price/charged-price.ts';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { isBasisPoints } from '#domain/kernel/money/basis-points.ts';

const points = z.number().refine(isBasisPoints);

const work = z.object({
  days: z.array(
    z.object({
      kind: z.enum(DAY_KINDS),
      day: z.string(),
      minutes: z.number().nullable(),
      odd_minutes: z.number(),
      share: points,
    }),
  ),
  travel_minutes: z.number(),
  kilometres: z.number(),
  days_away: z.number(),
  // Charges of earlier releases have none.
  moved_days: z.number().default(0),
  outlays_ore: amount,
  extended_rights: z.array(z.number()),
  extended_on: z.string().optional(),
});

const rate = z.object({ key: z.string(), value: z.number(), valid_from: z.string() });

const chargedPrice = z.object({
  lines: z.array(priceLine.extend({ rights_index: z.number().nullable(), share: z.number() })),
  ex_vat_ore: amount,
  vat: z.array(z.object({ points, base_ore: amount, vat_ore: amount, rates: z.array(rate) })),
  total_ore: amount,
});

/** The work and terms behind both prices, as stored in a charge. */
export function readPriced(kept: unknown): Priced {
  const { terms, ...rest } = z.object({ terms: z.unknown(), work }).parse(kept);
  return { terms: readTerms(terms), work: rest.work } as Priced;
}

/** The company's price, as stored in a charge. */
export const readChargedPrice = (kept: unknown): ChargedPrice => chargedPrice.parse(kept) as unknown as ChargedPrice;
