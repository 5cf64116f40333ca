import type { ShareOrAmount } from '#domain/deal/terms/fee.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { PercentInput } from '#web/ui/form/percent-input.tsx';
import { Select } from '#web/ui/form/select.tsx';

const WAYS = [
  { value: 'percent', label: 'Procent' },
  { value: 'amount', label: 'Belopp' },
];

export interface ShareFieldsProps {
  label: string;
  /** The base of the percentage, as a hint. */
  of: string;
  value: ShareOrAmount;
  error: string | undefined;
  onChange: (value: ShareOrAmount) => void;
}

/** Pay per hour: a percentage of other pay, or an amount. */
export function ShareFields({ label, of, value, error, onChange }: ShareFieldsProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label={`${label}: hur`} className="w-32">
        <Select
          options={WAYS}
          value={value.by}
          onChange={(event) =>
            onChange(
              event.target.value === 'percent'
                ? { by: 'percent', points: basisPoints(5000) }
                : { by: 'amount', amount_ore: NO_ORE },
            )
          }
        />
      </Field>
      <Field
        label={`${label}: hur mycket`}
        hint={value.by === 'percent' ? of : 'för varje timme'}
        error={error}
        className="w-64"
      >
        {value.by === 'percent' ? (
          <PercentInput value={value.points} onChange={(points) => onChange({ by: 'percent', points })} />
        ) : (
          <MoneyInput
            value={value.amount_ore}
            onChange={(amount) => onChange({ by: 'amount', amount_ore: amount ?? NO_ORE })}
          />
        )}
      </Field>
    </div>
  );
}
