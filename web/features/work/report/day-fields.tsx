import { Minus, Plus } from 'lucide-react';
import type { DayOutcome, SaidDay } from '#domain/work/report/report.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { outcomeLabels } from '#texts/work/report-words.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { shiftTime } from './report-steps.ts';

const STEP_MINUTES = 15;
/** The times from which the buttons start if the day has no times. */
const USUAL = { call_time: '08:00', end_time: '17:00' };

export interface DayFieldsProps {
  day: SaidDay;
  /** The outcomes to choose from. */
  outcomes: readonly DayOutcome[];
  error?: string | undefined;
  onChange: (day: SaidDay) => void;
}

/** The fields of one day: its outcome, and if it was worked, when work began and ended. */
export function DayFields({ day, outcomes, error, onChange }: DayFieldsProps) {
  const name = formatDay(day.day);
  return (
    <fieldset className="flex flex-col gap-3 py-4">
      <legend className="float-left mb-1 w-full font-medium">
        {name}
        <span className="text-ink-muted">, {dateKindLabels[day.kind].toLocaleLowerCase('sv')}</span>
      </legend>
      <div className="clear-both flex flex-wrap items-start gap-4">
        <Field label="Dagen" className="w-40">
          <Select
            value={day.outcome}
            options={outcomes.map((value) => ({ value, label: outcomeLabels[value] }))}
            onChange={({ target }) => onChange({ ...day, outcome: target.value as DayOutcome })}
          />
        </Field>
        {day.outcome === 'done' && (
          <>
            <TimeField
              label="Började"
              of={name}
              value={day.call_time}
              onChange={(call_time) => onChange({ ...day, call_time, end_time: day.end_time ?? USUAL.end_time })}
              usual={USUAL.call_time}
            />
            <TimeField
              label="Slutade"
              of={name}
              value={day.end_time}
              error={error}
              onChange={(end_time) => onChange({ ...day, end_time, call_time: day.call_time ?? USUAL.call_time })}
              usual={USUAL.end_time}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

interface TimeFieldProps {
  label: string;
  /** Name of the day, for screen readers. */
  of: string;
  value: string | null;
  usual: string;
  error?: string | undefined;
  onChange: (time: string) => void;
}

/** A time with buttons for a quarter of an hour more or less, usable with a thumb. */
function TimeField({ label, of, value, usual, error, onChange }: TimeFieldProps) {
  const shift = (minutes: number) => onChange(shiftTime(value ?? usual, minutes));
  return (
    <div className="flex items-end gap-1">
      <IconButton icon={Minus} label={`${label} ${of}: en kvart tidigare`} onClick={() => shift(-STEP_MINUTES)} />
      <Field label={label} error={error} className="w-28">
        <TextInput type="time" value={value ?? ''} onChange={({ target }) => target.value && onChange(target.value)} />
      </Field>
      <IconButton icon={Plus} label={`${label} ${of}: en kvart senare`} onClick={() => shift(STEP_MINUTES)} />
    </div>
  );
}
