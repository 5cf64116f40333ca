import { type ComponentProps, useState } from 'react';
import { type BasisPoints, basisPoints } from '#domain/kernel/money/basis-points.ts';
import { NumberInput } from './number-input.tsx';
import { parseNumber } from './parse-number.ts';

export interface PercentInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'> {
  value: BasisPoints;
  onChange: (points: BasisPoints) => void;
}

/**
 * A field for a percentage with at most two decimals. The value is in hundredths of a percent; an empty field is 0 %.
 */
export function PercentInput({ value, onChange, onBlur, ...rest }: PercentInputProps) {
  // The typed text while the field has the focus, so that a decimal comma at the end stays.
  const [typed, setTyped] = useState<string>();
  return (
    <NumberInput
      {...rest}
      hasDecimals
      unit="%"
      value={typed ?? String(value / 100).replace('.', ',')}
      onChange={(event) => {
        const points = pointsOf(event.target.value);
        if (points === undefined) return;
        setTyped(event.target.value);
        onChange(points);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}

/** The typed text in hundredths of a percent; undefined if it is neither a percentage nor the beginning of one. */
export function pointsOf(typed: string): BasisPoints | undefined {
  const share = parseNumber(typed.replace(/[,.]$/, '')) ?? 0;
  const points = Math.round(share * 100);
  const isExact = Math.abs(points - share * 100) < 1e-6;
  return isExact && points >= 0 && Number.isSafeInteger(points) ? basisPoints(points) : undefined;
}
