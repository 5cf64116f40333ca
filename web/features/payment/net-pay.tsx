import type { TalentPriceShown } from '#contract/price.ts';
import { howOfLine, priceLineLabels } from '#texts/price-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';
import { Money } from '#web/ui/money.tsx';
import { netPayView } from './net-pay.view.ts';
import { PAYMENT_PATH } from './payment-paths.ts';

/** What the talent gets of the fee and when, and how that was worked out. Nothing for work that is not paid. */
export function NetPay({ price }: { price: TalentPriceShown | null }) {
  const view = price && netPayView(price);
  if (!view) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{view.headline}</p>
      {view.per_hour && <p className="text-sm text-ink-muted">{view.per_hour}</p>}
      <Disclosure title="Så räknar vi" className="mt-1 border-b-0! text-sm">
        <PriceLines price={price} />
        <p className="mt-3">{view.basis}</p>
        {view.asks_for_tax_form && (
          <p className="mt-2">
            <Link to={PAYMENT_PATH} className="text-link">
              Berätta hur du betalar skatt
            </Link>
          </p>
        )}
      </Disclosure>
    </div>
  );
}

function PriceLines({ price }: { price: TalentPriceShown }) {
  return (
    <dl className="divide-y divide-hairline border-b border-hairline">
      {price.lines.map((line, at) => {
        const how = howOfLine(line);
        return (
          // The lines of a price come in one order, and several may be of the same kind.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
          <div key={at} className="flex items-baseline justify-between gap-4 py-2">
            <dt>
              {priceLineLabels[line.code]}
              {how && <span className="block text-xs">{how}</span>}
            </dt>
            <dd>
              <Money ore={line.amount_ore} />
            </dd>
          </div>
        );
      })}
      <div className="flex items-baseline justify-between gap-4 py-2 font-medium text-ink">
        <dt>Du får ut</dt>
        <dd>
          <Money ore={price.net_ore} />
        </dd>
      </div>
    </dl>
  );
}
