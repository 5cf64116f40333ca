import type { TalentPriceShown } from '#contract/deal/price.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { Money } from '#web/ui/text/money.tsx';
import { priceRows, type WageParts } from './price-rows.view.ts';

export interface PriceLinesProps {
  lines: TalentPriceShown['lines'];
  /** The parts of the wage, for a price of a talent. */
  wage?: WageParts;
  /** The last line: the sum, with its label. */
  sum: { readonly label: string; readonly ore: Ore };
}

/** The calculation of a price, line by line, with the sum. */
export function PriceLines({ lines, wage, sum }: PriceLinesProps) {
  return (
    <dl className="divide-y divide-hairline border-b border-hairline">
      {priceRows(lines, wage).map(({ label, how, ore, kind }, at) => (
        // The lines of a price come in one order, and several may be of the same kind.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
          key={at}
          className={classNames(
            'flex items-baseline justify-between gap-4 py-2',
            kind === 'subtotal' && 'font-medium',
            kind === 'part' && 'pl-4 text-ink-muted',
          )}
        >
          <dt>
            {label}
            {how && <span className="block text-xs">{how}</span>}
          </dt>
          <dd>
            <Money ore={ore} />
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 py-2 font-medium text-ink">
        <dt>{sum.label}</dt>
        <dd>
          <Money ore={sum.ore} />
        </dd>
      </div>
    </dl>
  );
}
