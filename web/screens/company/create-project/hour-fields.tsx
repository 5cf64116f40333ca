import { takesHours, type WorkHours } from '#domain/deal/terms/hours.ts';
import { USUAL_CALL } from '#domain/deal/terms/start-terms.ts';
import { hoursFrom } from '#domain/deal/terms/usual-hours.ts';
import { UNDECIDED_HOURS } from '#texts/deal/hour-words.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TimeInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useRoleTerms } from './use-role-terms.ts';
import { useTermsLacks } from './use-terms-lacks.ts';

const NO_HOURS: WorkHours = { call_time: null, end_time: null };

/**
 * The hours of a role's days of work, or the choice that they are not decided. Renders nothing for days that all have
 * times of their own.
 */
export function HourFields({ index, isLocked }: { index: number; isLocked: boolean }) {
  const { terms, put, errorAt } = useRoleTerms(index);
  const lack = useTermsLacks(index)('hours');
  if (!takesHours(terms)) return null;
  const isUndecided = terms.hours === 'undecided';
  const hours = terms.hours === 'undecided' || terms.hours === null ? NO_HOURS : terms.hours;
  const timeInput = (name: keyof WorkHours) => (
    <TimeInput
      value={hours[name] ?? ''}
      readOnly={isLocked}
      onChange={(event) => put({ hours: { ...hours, [name]: event.target.value || null } })}
    />
  );
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-2 sm:col-span-full">
      {!isUndecided && (
        <>
          <Field label="Dagen börjar" error={errorAt('hours.call_time')}>
            {timeInput('call_time')}
          </Field>
          <Field label="Dagen slutar" error={errorAt('hours.end_time')}>
            {timeInput('end_time')}
          </Field>
        </>
      )}
      <Checkbox
        label={UNDECIDED_HOURS}
        hint={isUndecided ? 'Det står i förfrågan och avtalet, med hur lång en arbetsdag är som mest.' : undefined}
        error={lack}
        disabled={isLocked}
        checked={isUndecided}
        className={isUndecided ? '' : 'sm:mt-6'}
        onChange={(event) => put({ hours: event.target.checked ? 'undecided' : hoursFrom(USUAL_CALL, terms.fee) })}
      />
    </div>
  );
}
