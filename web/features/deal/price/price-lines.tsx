import type { TalentPriceShown } from '#contract/deal/price.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { howOfLine, priceLineLabels } from '#texts/deal/price-words.ts';
import { Money } from '#web/ui/text/money.tsx';

export interface PriceLinesProps {
  lines: TalentPriceShown['lines'];
  /** The last line: the sum, with its label. */
  sum: { readonly label: string; readonly ore: Ore };
}

/** The calculation of a price, line by line, with the sum. */
export function PriceLines({ lines, sum }: PriceLinesProps) {
  return (
    <dl className="divide-y divide-hairline border-b border-hairline">
      {lines.map((line, at) => {
        const how = howOfLine(line);
        return (
          // The lines of a price come in one order, and several may be of the same kind.
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
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
        <dt>{sum.label}</dt>
        <dd>
          <Money ore={sum.ore} />
        </dd>
      </div>
    </dl>
  );
}
