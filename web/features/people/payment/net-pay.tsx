import type { TalentPriceShown } from '#contract/deal/price.ts';
import { PriceLines } from '#web/features/deal/price/price-lines.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { netPayView } from './net-pay.view.ts';
import { PAYMENT_PATH } from './payment-paths.ts';

/** The talent's net pay, its day, and the calculation. Renders nothing for unpaid work. */
export function NetPay({ price }: { price: TalentPriceShown | null }) {
  const view = price && netPayView(price);
  if (!view) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{view.headline}</p>
      {view.per_hour && <p className="text-sm text-ink-muted">{view.per_hour}</p>}
      <Disclosure title="Så räknar vi" className="mt-1 border-b-0! text-sm">
        <PriceLines lines={price.lines} sum={{ label: 'Du får ut', ore: price.net_ore }} />
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
