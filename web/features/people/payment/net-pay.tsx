import type { TalentPriceShown } from '#contract/deal/price.ts';
import { PriceLines } from '#web/features/deal/price/price-lines.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { netPayView } from './net-pay.view.ts';
import { PAYMENT_PATH } from './payment-paths.ts';

/**
 * The agreed pay with the talent's part of it, its day, and the calculation: contributions, holiday pay and tax, a line
 * each. Renders nothing for unpaid work.
 */
export function NetPay({ price }: { price: TalentPriceShown | null }) {
  const view = price && netPayView(price);
  if (!view) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{view.headline}</p>
      <p className="text-sm text-ink-muted">{view.when}</p>
      <div className="mt-1 border-t border-hairline text-sm">
        <PriceLines lines={price.lines} wage={price} sum={{ label: 'Du får ut', ore: price.net_ore }} />
      </div>
      <p className="text-sm text-ink-muted">
        {view.basis}{' '}
        {view.asks_for_tax_form && (
          <Link to={PAYMENT_PATH} className="text-link">
            Berätta hur du betalar skatt
          </Link>
        )}
      </p>
    </div>
  );
}
