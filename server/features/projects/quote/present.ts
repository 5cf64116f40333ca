import type { RoleQuote } from '#contract/projects/quote.ts';
import type { Quote } from '#domain/deal/price/quote.ts';
import { add } from '#domain/kernel/money/ore.ts';

/** The price of a role as shown to a company. */
export function presentQuote({ of_one: { talent, company }, of_all_ore }: Quote): RoleQuote {
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
