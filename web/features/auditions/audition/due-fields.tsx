import { DateInput, TimeInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface DueFieldsProps {
  readonly day: string;
  readonly time: string;
  readonly onDay: (day: string) => void;
  readonly onTime: (time: string) => void;
}

/** The deadline for beginning a tape, as a day and a time by Swedish clocks. */
export function DueFields({ day, time, onDay, onTime }: DueFieldsProps) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4">
      <Field label="Sista dag för filmen">
        <DateInput value={day} onChange={({ target }) => onDay(target.value)} />
      </Field>
      <Field label="Klockan" hint="Svensk tid.">
        <TimeInput value={time} onChange={({ target }) => onTime(target.value)} />
      </Field>
    </div>
  );
}
