import { useId } from 'react';
import type { Demand, Wish } from '#domain/finding/matching/condition.ts';
import { FieldGroup } from '#web/ui/form/field.tsx';
import { DEMAND_LABELS, demandsOf } from './wish-options.ts';

interface DemandChoiceProps {
  wish: Wish;
  onChange: (demand: Demand) => void;
}

/** Chooses if a wish is a demand, a merit or an exclusion. */
export function DemandChoice({ wish, onChange }: DemandChoiceProps) {
  const name = useId();
  return (
    <FieldGroup label="Hur viktigt är det?" isLabelHidden>
      <div className="grid auto-cols-fr grid-flow-col gap-px overflow-hidden rounded-control border border-hairline-strong bg-hairline-strong">
        {demandsOf(wish).map((demand) => (
          <label
            key={demand}
            className="relative flex min-h-11 items-center justify-center bg-surface px-2 text-center text-sm transition-colors duration-(--quick) hover:bg-sunken has-checked:bg-ink has-checked:font-medium has-checked:text-ink-inverse md:min-h-9"
          >
            {/* The input covers the whole card, so that the card shows the focus. */}
            <input
              type="radio"
              name={name}
              checked={wish.demand === demand}
              onChange={() => onChange(demand)}
              className="absolute inset-0 appearance-none focus-visible:-outline-offset-4"
            />
            <span className="relative pointer-events-none">{DEMAND_LABELS[demand].label}</span>
          </label>
        ))}
      </div>
      <p className="text-sm text-ink-muted">{DEMAND_LABELS[wish.demand].hint}.</p>
    </FieldGroup>
  );
}
