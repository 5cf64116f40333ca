import type { OwnPriceShown } from '#contract/deal/price.ts';
import { formatOre, minutesText } from '#texts/kernel/format.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { PriceLines } from './price-lines.tsx';

/** The price as far as the reader sees it: the talent's net pay with its day, the company's cost, or both. */
export function OwnPrice({ price, paidBy }: { price: OwnPriceShown; paidBy: string }) {
  const { talent, company, unpaid_minutes } = price;
  return (
    <div className="flex flex-col gap-4">
      {unpaid_minutes > 0 && (
        <Callout tone="waiting" role="status">
          {minutesText(unpaid_minutes)} utöver arbetsdagen är obetalda: ingen övertid är avtalad.
        </Callout>
      )}
      {talent && (
        <div>
          <p className="font-medium" aria-live="polite">
            {company ? 'Talangen' : 'Du'} får ut cirka {formatOre(talent.net_ore)}, senast {formatDay(paidBy)}
          </p>
          <Disclosure
            title={company ? 'Talangens pris, rad för rad' : 'Så räknar vi'}
            className="mt-1 border-b-0! text-sm"
          >
            <PriceLines lines={talent.lines} sum={{ label: 'Får ut', ore: talent.net_ore }} />
          </Disclosure>
        </div>
      )}
      {company && (
        <div>
          <p className="font-medium" aria-live="polite">
            {talent ? 'Företaget' : 'Ni'} betalar {formatOre(company.ex_vat_ore)} exklusive moms
          </p>
          <Disclosure
            title={talent ? 'Företagets pris, rad för rad' : 'Så räknar vi'}
            className="mt-1 border-b-0! text-sm"
          >
            <PriceLines lines={company.lines} sum={{ label: 'Exklusive moms', ore: company.ex_vat_ore }} />
          </Disclosure>
        </div>
      )}
    </div>
  );
}
