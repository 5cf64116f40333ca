import { type ComponentProps, useState } from 'react';
import { type BasisPoints, basisPoints } from '#domain/kernel/money/basis-points.ts';
import { NumberInput } from './number-input.tsx';
import { parseNumber } from './parse-number.ts';

export interface PercentInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix'> {
  value: BasisPoints;
  onChange: (points: BasisPoints) => void;
}

/** A typed percentage with at most two decimals; the value is hundredths of a percent, and empty is 0 %. */
export function PercentInput({ value, onChange, onBlur, ...rest }: PercentInputProps) {
  // The typed text, kept here while the field has focus, so that a trailing decimal comma stays.
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
