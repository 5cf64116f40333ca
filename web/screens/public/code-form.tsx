import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { AccountRole } from '#contract/route.ts';
import { api } from '#web/api/client.ts';
import { dropPendingSignUp } from '#web/features/session/pending-sign-up.ts';
import { CodeInput } from '#web/ui/code-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFrame } from '#web/ui/form-frame.tsx';

interface CodeFormProps {
  email: string;
  onConfirmed: (role: AccountRole) => void;
}

/** The six digits of the mail, sent by themselves when the last one is in place. */
export function CodeForm({ email, onConfirmed }: CodeFormProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <FormFrame
        form={form}
        submitLabel="Bekräfta"
        hasLeaveGuard={false}
        onSubmit={async ({ code }) => {
          try {
            const { role } = await api('POST /account/verification/confirm-code', { body: { email, code } });
            dropPendingSignUp();
            onConfirmed(role);
          } catch (error) {
            form.setFocus('code', { shouldSelect: true });
            throw error;
          }
        }}
      >
        <Field label="Kod" error={form.formState.errors.code?.message}>
          <CodeInput
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
