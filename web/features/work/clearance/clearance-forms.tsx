import { useForm } from 'react-hook-form';
import { ApiError } from '#web/api/client.ts';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

interface RecordFormProps<Values> {
  onSend: (values: Values) => Promise<unknown>;
}

interface FieldOf<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'tel' | 'time' | 'day';
}

/** Makes a form of one or two fields. The server's messages are shown beside the fields. */
function recordForm<Name extends string>(submitLabel: string, fields: readonly FieldOf<Name>[]) {
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>;
  return function RecordForm({ onSend }: RecordFormProps<Record<Name, string>>) {
    const form = useForm<Record<string, string>>({ defaultValues: empty });
    const send = async (values: Record<string, string>) => {
      try {
        await onSend(values as Record<Name, string>);
      } catch (error) {
        const said = error instanceof ApiError ? (error.fields ?? {}) : {};
        const known = Object.entries(said).filter(([name]) => name in empty);
        if (known.length === 0) throw error;
        for (const [name, message] of known) form.setError(name, { message });
      }
    };
    return (
      <FormFrame form={form} onSubmit={send} submitLabel={submitLabel} className="max-w-xl" hasLeaveGuard={false}>
        {fields.map(({ name, label, hint, type = 'text' }) => (
          <Field key={name} label={label} hint={hint} error={form.formState.errors[name]?.message}>
            {type === 'day' ? (
              <DateInput {...form.register(name)} />
            ) : (
              <TextInput type={type} autoComplete="off" {...form.register(name)} />
            )}
          </Field>
        ))}
      </FormFrame>
    );
  };
}

export const ChaperoneForm = recordForm('Spara vem som följer med', [
  { name: 'name', label: 'Namn på den vuxna som följer med' },
  { name: 'phone', label: 'Telefon', type: 'tel' },
]);

export const SchoolLeaveForm = recordForm('Spara ledigheten', [
  { name: 'granted_on', label: 'Dag då skolan beviljade ledigt', type: 'day' },
]);

export const HoursForm = recordForm('Spara tiderna', [
  { name: 'from', label: 'Dagarna börjar', type: 'time' },
  { name: 'to', label: 'Dagarna slutar', type: 'time', hint: 'Hela tiden på plats räknas, också raster.' },
]);

export const PermitForm = recordForm('Spara tillståndet', [
  { name: 'number', label: 'Diarienummer', hint: 'Står på Arbetsmiljöverkets beslut.' },
]);
