import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, api } from '#web/api/client.ts';
import { acceptSession } from '#web/features/session/session-store.ts';
import { CodeInput } from '#web/ui/code-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFrame } from '#web/ui/form-frame.tsx';

interface SecondFactorStepProps {
  remember: boolean;
  /** The password step has to be made anew; gets the words to say so. */
  onExpired: (words: string) => void;
}

/** The six digits of the authenticator, sent by themselves when the last one is in place. */
export function SecondFactorStep({ remember, onExpired }: SecondFactorStepProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <FormFrame
        form={form}
        submitLabel="Fortsätt"
        hasLeaveGuard={false}
        onSubmit={async ({ code }) => {
          try {
            acceptSession(await api('POST /account/sign-in/second-factor', { body: { code, remember } }));
          } catch (error) {
            if (error instanceof ApiError && error.code === 'second_factor_expired') return onExpired(error.message);
            form.resetField('code');
            form.setFocus('code');
            throw error;
          }
        }}
      >
        <Field label="Engångskod" error={form.formState.errors.code?.message}>
          <CodeInput
            autoFocus
            {...form.register('code', { pattern: { value: /^\d{6}$/, message: 'Koden har sex siffror.' } })}
            onComplete={() => place.current?.querySelector('form')?.requestSubmit()}
          />
        </Field>
      </FormFrame>
    </div>
  );
}
