import { Controller, useForm } from 'react-hook-form';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

interface Role {
  title: string;
  day: string;
  town: string | null;
  fee: Ore | null;
}

/** A form as screens build it: `register` for text, Controller for other values. */
export function RoleForm() {
  const form = useForm<Role>({ defaultValues: { title: '', day: '', town: null, fee: null } });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      submitLabel="Spara rollen"
      className="max-w-md"
      onSubmit={(role) => {
        if (role.title === 'Upptagen') form.setError('title', { message: 'Namnet finns redan. Välj ett annat.' });
        if (role.title.toLowerCase() === 'nej') throw new Error('Servern tog inte emot rollen. Det du skrev är kvar.');
      }}
    >
      <Field label="Rollens namn" error={errors.title?.message}>
        <TextInput {...form.register('title', { required: 'Skriv rollens namn.' })} />
      </Field>
      <Field label="Inspelningsdag" error={errors.day?.message}>
        <DateInput {...form.register('day', { required: 'Skriv inspelningsdagen.' })} />
      </Field>
      <Field label="Ort" error={errors.town?.message}>
        <Controller
          name="town"
          control={form.control}
          rules={{ required: 'Välj en ort.' }}
          render={({ field }) => (
            <Combobox
              label="Ort"
              options={[
                { value: 'gbg', label: 'Göteborg' },
                { value: 'sth', label: 'Stockholm' },
              ]}
              {...field}
            />
          )}
        />
      </Field>
      <Field label="Arvode" isOptional>
        <Controller name="fee" control={form.control} render={({ field }) => <MoneyInput {...field} />} />
      </Field>
    </FormFrame>
  );
}
