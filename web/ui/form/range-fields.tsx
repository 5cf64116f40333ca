import type { ComponentProps, ReactNode } from 'react';
import { FieldGroup } from './field.tsx';
import { NumberInput } from './number-input.tsx';

type End = Omit<ComponentProps<'input'>, 'prefix' | 'type'>;

export interface RangeFieldsProps {
  label: string;
  unit?: string | undefined;
  /** Props of the lower end, such as `register('age_from', …)`. */
  from: End;
  to: End;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
}

/** Two number fields, from and to, under one label: 'Spelålder, 25 till 35 år'. */
export function RangeFields({ label, unit, from, to, hint, error, isOptional }: RangeFieldsProps) {
  const shared = { unit, 'aria-invalid': error ? true : undefined };
  return (
    <FieldGroup label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className="flex items-center gap-2">
        <NumberInput aria-label={`${label}, från`} placeholder="från" {...shared} {...from} />
        <span aria-hidden="true" className="text-ink-muted">
          –
        </span>
        <NumberInput aria-label={`${label}, till`} placeholder="till" {...shared} {...to} />
      </div>
    </FieldGroup>
  );
}
