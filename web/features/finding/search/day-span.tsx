import { useState } from 'react';
import { DAYS_MAX, type Free } from '#domain/finding/matching/condition.ts';
import { daysBetween, isDay } from '#domain/kernel/time/day.ts';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';

export interface DaySpanProps {
  label: string;
  value: Free | undefined;
  /** Undefined if the user has emptied both ends. */
  onChange: (value: Free | undefined) => void;
  isDisabled?: boolean | undefined;
}

const WHOLE = 10;

function problemOf(from: string, to: string): string | undefined {
  if ([from, to].some((day) => day.length >= WHOLE && !isDay(day))) return 'Den dagen finns inte.';
  if (!isDay(from) || !isDay(to)) return undefined;
  if (from > to) return 'Sista dagen kan inte vara före den första.';
  return daysBetween(from, to) < DAYS_MAX ? undefined : 'Högst ett år i taget.';
}

/**
 * First and last day as one field. Calls `onChange` when both days are valid; a first day alone counts as both when the
 * user leaves the field.
 */
export function DaySpan({ label, value, onChange, isDisabled }: DaySpanProps) {
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({});
  const from = typed.from ?? value?.from ?? '';
  const to = typed.to ?? value?.to ?? '';
  const pass = (first: string, last: string) => {
    if (first === '' && last === '') onChange(undefined);
    else if (isDay(first) && isDay(last) && !problemOf(first, last)) onChange({ kind: 'dates', from: first, to: last });
  };
  const problem = problemOf(from, to);
  // Drops the typed text of a valid span, since `value` holds it. Invalid text stays until the user corrects it.
  const forget = () => {
    if (isDay(from) && (isDay(to) || to === '') && !problem) setTyped({});
  };
  return (
    <FieldGroup label={label} error={problem}>
      <div className="flex items-center gap-2">
        <span className="max-w-40 flex-1">
          <DateInput
            aria-label={`${label}, från och med`}
            aria-invalid={problem ? true : undefined}
            disabled={isDisabled}
            value={from}
            onChange={(event) => {
              setTyped({ ...typed, from: event.target.value });
              pass(event.target.value, to);
            }}
            onBlur={() => {
              if (isDay(from) && to === '') pass(from, from);
              forget();
            }}
          />
        </span>
        <span aria-hidden="true" className="text-ink-muted">
          –
        </span>
        <span className="max-w-40 flex-1">
          <DateInput
            aria-label={`${label}, till och med`}
            aria-invalid={problem ? true : undefined}
            disabled={isDisabled}
            value={to}
            onChange={(event) => {
              setTyped({ ...typed, to: event.target.value });
              pass(from, event.target.value);
            }}
            onBlur={forget}
          />
        </span>
      </div>
    </FieldGroup>
  );
}
