import type { RoleQuote } from '#contract/projects/quote.ts';
import type { Quote } from '#domain/deal/price/quote.ts';
import { pricedAt, type SalePlace } from '#domain/deal/price/sale-place.ts';
import { add } from '#domain/kernel/money/ore.ts';

/** The price of a role as shown to a company, whose place decides the VAT. */
export function presentQuote({ of_one: { talent, company: priced }, of_all_ore }: Quote, place: SalePlace): RoleQuote {
  const company = pricedAt(priced, place);
  return {
    talent: { lines: [...talent.lines], net_ore: talent.net_ore, paid_by: talent.paid_by },
    company: {
      lines: [...company.lines],
      ex_vat_ore: company.ex_vat_ore,
      vat_ore: add(...company.vat.map(({ vat_ore }) => vat_ore)),
      total_ore: company.total_ore,
    },
    of_all_ore,
  };
}
