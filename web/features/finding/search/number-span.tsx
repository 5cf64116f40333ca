import { useState } from 'react';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { RangeFields } from '#web/ui/form/range-fields.tsx';

export interface NumberSpanProps {
  label: string;
  unit: string;
  min: number | undefined;
  max: number | undefined;
  least: number;
  most: number;
  onChange: (min: number | undefined, max: number | undefined) => void;
  isDisabled?: boolean | undefined;
}

type Typed = { readonly min?: string; readonly max?: string };

/**
 * From and to as whole numbers. An empty end sets no bound. An invalid number shows an error, and `onChange` is not
 * called.
 */
export function NumberSpan({ label, unit, min, max, least, most, onChange, isDisabled }: NumberSpanProps) {
  const [typed, setTyped] = useState<Typed>({});
  const read = (text: string): number | undefined | 'unusable' => {
    const number = parseNumber(text);
    if (number === undefined) return undefined;
    return Number.isInteger(number) && number >= least && number <= most ? number : 'unusable';
  };
  const both = (now: Typed) => ({ min: now.min ?? String(min ?? ''), max: now.max ?? String(max ?? '') });
  const problemOf = (now: Typed): string | undefined => {
    const [low, high] = [read(both(now).min), read(both(now).max)];
    if (low === 'unusable' || high === 'unusable') return `Skriv hela tal mellan ${least} och ${most}.`;
    const isReversed = low !== undefined && high !== undefined && low > high;
    return isReversed ? 'Det första talet kan inte vara större än det andra.' : undefined;
  };
  const end = (name: 'min' | 'max') => ({
    value: both(typed)[name],
    disabled: isDisabled,
    onChange: (event: { target: { value: string } }) => {
      const next = { ...typed, [name]: event.target.value };
      setTyped(next);
      if (problemOf(next)) return;
      const [low, high] = [read(both(next).min), read(both(next).max)];
      if (low !== 'unusable' && high !== 'unusable') onChange(low, high);
    },
    // Drops typed text that is valid, since the value holds it. Invalid text stays with its error until the user
    // corrects it.
    onBlur: () => {
      if (!problemOf(typed)) setTyped({});
    },
  });
  return <RangeFields label={label} unit={unit} from={end('min')} to={end('max')} error={problemOf(typed)} />;
}
