import { type ComponentProps, useState } from 'react';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { formatAmount } from '#texts/kernel/format.ts';
import { parseKronor } from './parse-number.ts';
import { TextInput } from './text-input.tsx';

export interface MoneyInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'> {
  /** Null if empty. */
  value: Ore | null | undefined;
  onChange: (amount: Ore | null) => void;
  unit?: string | undefined;
}

/** A field for whole kronor; the value is in öre. Use with react-hook-form's Controller. */
export function MoneyInput({ value, onChange, onBlur, unit = 'kr', ...rest }: MoneyInputProps) {
  // The typed text while the field has the focus. Formatting it at each key would move the spaces between thousands.
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      suffix={unit}
      className="tabular"
      value={typed ?? (typeof value === 'number' ? formatAmount(value) : '')}
      onChange={(event) => {
        const amount = parseKronor(event.target.value);
        if (amount === undefined) return;
        setTyped(event.target.value);
        onChange(amount);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
