import { useState } from 'react';
import { parseNumber } from '#web/ui/parse-number.ts';
import { RangeFields } from '#web/ui/range-fields.tsx';

export interface NumberSpanProps {
  label: string;
  unit: string;
  from: number | null;
  to: number | null;
  least: number;
  most: number;
  onChange: (from: number | null, to: number | null) => void;
  isDisabled?: boolean | undefined;
}

/** From and to as whole numbers; null is open. What cannot be used is told of and not passed on. */
export function NumberSpan({ label, unit, from, to, least, most, onChange, isDisabled }: NumberSpanProps) {
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const read = (text: string): number | null | undefined => {
    const number = parseNumber(text);
    if (number === undefined) return null;
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
  };
  const shown = { from: typed.from ?? String(from ?? ''), to: typed.to ?? String(to ?? '') };
  const isUnusable = read(shown.from) === undefined || read(shown.to) === undefined;
  const isReversed = from !== null && to !== null && from > to;
  const end = (name: 'from' | 'to') => ({
    value: shown[name],
    disabled: isDisabled,
    onChange: (event: { target: { value: string } }) => {
      const text = event.target.value;
      setTyped((before) => ({ ...before, [name]: text }));
      const number = read(text);
      if (number !== undefined) onChange(name === 'from' ? number : from, name === 'to' ? number : to);
    },
    // What was usable is now in the value; the rest stays with its error until it is mended.
    onBlur: () =>
      setTyped(({ [name]: last, ...rest }) =>
        last !== undefined && read(last) === undefined ? { ...rest, [name]: last } : rest,
      ),
  });
  return (
    <RangeFields
      label={label}
      unit={unit}
      from={end('from')}
      to={end('to')}
      error={
        isUnusable
          ? `Skriv hela tal mellan ${least} och ${most}.`
          : isReversed
            ? 'Det första talet kan inte vara större än det andra.'
            : undefined
      }
    />
  );
}
