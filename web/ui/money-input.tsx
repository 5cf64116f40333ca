import { type ComponentProps, useState } from 'react';
import { formatKronorTyped } from './format-money.ts';
import { parseKronor } from './parse-number.ts';
import { TextInput } from './text-input.tsx';

export interface MoneyInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'> {
  /** Integer öre, null when empty. */
  value: number | null | undefined;
  onChange: (ore: number | null) => void;
  unit?: string | undefined;
}

/** Whole kronor typed by a person, integer öre as value. Use with react-hook-form's Controller. */
export function MoneyInput({ value, onChange, onBlur, unit = 'kr', ...rest }: MoneyInputProps) {
  // What is being typed lives here while the field has focus, so that the spaces between thousands do not jump about.
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      suffix={unit}
      className="tabular"
      value={typed ?? formatKronorTyped(value)}
      onChange={(event) => {
        const ore = parseKronor(event.target.value);
        if (ore === undefined) return;
        setTyped(event.target.value);
        onChange(ore);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
