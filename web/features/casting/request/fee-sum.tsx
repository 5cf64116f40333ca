import type { Fee } from '#domain/deal/terms/fee.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { BEFORE_DEDUCTIONS } from '#texts/deal/pay-words.ts';
import { Money } from '#web/ui/text/money.tsx';

export interface FeeSumProps {
  fee: Fee;
  day_count: number;
  total_fee_ore: Ore;
}

const isByDays = (fee: Fee): fee is Fee & { readonly amount_ore: Ore } =>
  fee.basis === 'day' && fee.amount_ore !== null;

/** The fee for the whole work in large type, and how it is calculated. */
export function FeeSum({ fee, day_count, total_fee_ore }: FeeSumProps) {
  return (
    <div>
      <p className="text-sm">Arvode</p>
      <p className="mt-1">
        <Money ore={total_fee_ore} size="big" />
      </p>
      <p className="mt-1 text-sm text-ink-muted">
        {isByDays(fee) ? (
          <>
            <Money ore={fee.amount_ore} /> × {day_count === 1 ? '1 dag' : `${day_count} dagar`}
          </>
        ) : (
          feeText(fee)
        )}
        , {BEFORE_DEDUCTIONS}
      </p>
    </div>
  );
}
