import { type ReactNode, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { CodeInput } from '#web/ui/form/code-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';

interface CodeFormProps {
  label: string;
  submitLabel: string;
  isFocused?: boolean | undefined;
  /** Buttons beside the main one. */
  extraActions?: ReactNode;
  /** Throws if the code is refused. Then the field gets the focus with its digits selected, to be typed over. */
  onCode: (code: string) => Promise<void>;
}

/** A field for the six digits of a mail or an authenticator app. The form is sent when the last digit is typed. */
export function CodeForm({ label, submitLabel, isFocused = false, extraActions, onCode }: CodeFormProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <FormFrame
        form={form}
        submitLabel={submitLabel}
        extraActions={extraActions}
        hasLeaveGuard={false}
        onSubmit={async ({ code }) => {
          try {
            await onCode(code);
          } catch (error) {
            form.setFocus('code', { shouldSelect: true });
            throw error;
          }
        }}
      >
        <Field label={label} error={form.formState.errors.code?.message}>
          <CodeInput
            autoFocus={isFocused}
            {...form.register('code', {
              required: 'Fyll i koden.',
              pattern: { value: /^\d{6}$/, message: 'Koden har sex siffror.' },
            })}
            onComplete={() => place.current?.querySelector('form')?.requestSubmit()}
          />
        </Field>
      </FormFrame>
    </div>
  );
}
