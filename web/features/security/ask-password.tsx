import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { FormDialog } from './form-dialog.tsx';
import { putBesideField } from './refused-fields.ts';

/** Said beside the field before anything is sent. */
export const PASSWORD_ASKED = { required: 'Fyll i lösenordet.' } as const;

interface AskPasswordProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  confirmLabel: string;
  isDangerous?: boolean | undefined;
  /** Does it; a wrong password is said beside the field. */
  onPassword: (password: string) => Promise<void>;
  /** What follows if one goes on. */
  children: ReactNode;
}

/** Asks for the password again before something that matters. */
export function AskPassword({ onPassword, children, ...rest }: AskPasswordProps) {
  const form = useForm({ defaultValues: { password: '' } });
  return (
    <FormDialog
      {...rest}
      form={form}
      firstField="password"
      onSubmit={async ({ password }) => {
        try {
          await onPassword(password);
        } catch (error) {
          putBesideField(form, error, { wrong_password: 'password' });
        }
      }}
    >
      <div className="text-ink-muted">{children}</div>
      <Field label="Ditt lösenord" error={form.formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password', PASSWORD_ASKED)} />
      </Field>
    </FormDialog>
  );
}
