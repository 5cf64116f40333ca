import type { Ore } from '#domain/money/ore.ts';
import { Money } from '#web/ui/money.tsx';

export interface FeeSumProps {
  day_fee_ore: Ore;
  day_count: number;
  total_fee_ore: Ore;
}

/** What the work pays: the sum large, and how it is made. */
export function FeeSum({ day_fee_ore, day_count, total_fee_ore }: FeeSumProps) {
  return (
    <div>
      <p className="text-sm">Arvode</p>
      <p className="mt-1">
        <Money ore={total_fee_ore} size="big" />
      </p>
      <p className="mt-1 text-sm text-ink-muted">
        <Money ore={day_fee_ore} /> × {day_count === 1 ? '1 dag' : `${day_count} dagar`}, före skatt
      </p>
    </div>
  );
}
