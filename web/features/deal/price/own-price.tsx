import type { OwnPriceShown } from '#contract/deal/price.ts';
import { payText } from '#texts/deal/pay-words.ts';
import { formatOre, minutesText } from '#texts/kernel/format.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { PriceLines } from './price-lines.tsx';

/** The price as far as the reader sees it: the talent's net pay with its day, the company's cost, or both. */
export function OwnPrice({ price, paidBy }: { price: OwnPriceShown; paidBy: string }) {
  const { talent, company, unpaid_minutes } = price;
  const lines = talent && (
    <PriceLines lines={talent.lines} wage={talent} sum={{ label: 'Får ut', ore: talent.net_ore }} />
  );
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
            {company ? `Talangen får ut cirka ${formatOre(talent.net_ore)}` : payText(talent)}, senast{' '}
            {formatDay(paidBy)}
          </p>
          {company ? (
            <Disclosure title="Talangens pris, rad för rad" className="mt-1 border-b-0! text-sm">
              {lines}
            </Disclosure>
          ) : (
            <div className="mt-2 border-t border-hairline text-sm">{lines}</div>
          )}
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
