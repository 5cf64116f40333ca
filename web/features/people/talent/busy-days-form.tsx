import { useForm } from 'react-hook-form';
import type { DaySpan } from '#domain/kernel/time/day.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';

const check = lateCheck(async () => (await import('#contract/people/talent.ts')).busyDays);

interface BusyDaysFormProps {
  onAdded: () => void;
  onCancel: () => void;
}

/** A form for the first and last day on which the talent cannot work. */
export function BusyDaysForm({ onAdded, onCancel }: BusyDaysFormProps) {
  const { send } = useCommand();
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { starts_on: '', ends_on: '' } });
  const { errors } = form.formState;
  const add = async (span: DaySpan) => {
    try {
      await send('POST /talent/busy-days', { body: span });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid_input') throw error;
      const { starts_on, ends_on } = error.fields;
      if (starts_on) form.setError('starts_on', { message: starts_on }, { shouldFocus: true });
      else if (ends_on) form.setError('ends_on', { message: ends_on }, { shouldFocus: true });
      else throw error;
      return;
    }
    // Resets the form, so that no warning about unsaved changes appears.
    form.reset();
    onAdded();
  };
  // Most spans are a single day, so an empty last day is filled in with the first.
  const fillEnd = () => {
    const { starts_on, ends_on } = form.getValues();
    if (ends_on === '') form.setValue('ends_on', starts_on);
  };
  return (
    <FormFrame
      form={form}
      onSubmit={add}
      submitLabel="Lägg till"
      className="max-w-xl"
      extraActions={
        <Button variant="quiet" onClick={onCancel}>
          Avbryt
        </Button>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Från och med" error={errors.starts_on?.message}>
          <DateInput {...form.register('starts_on', { onBlur: fillEnd })} />
        </Field>
        <Field label="Till och med" error={errors.ends_on?.message}>
          <DateInput {...form.register('ends_on')} />
        </Field>
      </div>
    </FormFrame>
  );
}
