import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { type Period, periodProblem } from './books.view.ts';

interface PeriodFieldsProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** Two fields for the first and the last day of a period. */
export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Field label="Från och med">
        <DateInput value={period.from} onChange={({ target }) => onChange({ ...period, from: target.value })} />
      </Field>
      <Field label="Till och med" error={periodProblem(period)}>
        <DateInput value={period.to} onChange={({ target }) => onChange({ ...period, to: target.value })} />
      </Field>
    </div>
  );
}
