import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from './form-dialog.tsx';
import { OwnPassword } from './own-password.tsx';
import { putBesideField } from './refused-fields.ts';

/** The rule and the message for an empty password field. */
export const PASSWORD_ASKED = { required: 'Fyll i lösenordet.' } as const;

interface AskPasswordProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  confirmLabel: string;
  isDangerous?: boolean | undefined;
  /**
   * False right after signing in, and for accounts without a password: then the dialog is only a yes-or-no question.
   */
  asksPassword: boolean;
  /** Runs the command, with the password if `asksPassword`; a wrong password is reported beside the field. */
  onPassword: (password: string | undefined) => Promise<void>;
  /** The consequence of the command, in words. */
  children: ReactNode;
}

/** The question before an important command, with a password field if `asksPassword`. */
export function AskPassword({ asksPassword, onPassword, children, ...rest }: AskPasswordProps) {
  const form = useForm({ defaultValues: { password: '' } });
  return (
    <FormDialog
      {...rest}
      form={form}
      firstField={asksPassword ? 'password' : undefined}
      onSubmit={async ({ password }) => {
        try {
          await onPassword(asksPassword ? password : undefined);
        } catch (error) {
          if (!asksPassword) throw error;
          putBesideField(form, error, { wrong_password: 'password' });
        }
      }}
    >
      <div className="text-ink-muted">{children}</div>
      {asksPassword && (
        <OwnPassword error={form.formState.errors.password?.message} {...form.register('password', PASSWORD_ASKED)} />
      )}
    </FormDialog>
  );
}
