import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from './form-dialog.tsx';
import { OwnPassword } from './own-password.tsx';
import { putBesideField } from './refused-fields.ts';

/** PublicText beside the field before anything is sent. */
export const PASSWORD_ASKED = { required: 'Fyll i lösenordet.' } as const;

interface AskPasswordProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  confirmLabel: string;
  isDangerous?: boolean | undefined;
  /** False right after signing in: then it is only a question. */
  asksPassword: boolean;
  /** Does it; a wrong password is said beside the field. */
  onPassword: (password: string | undefined) => Promise<void>;
  /** The consequence of going on. */
  children: ReactNode;
}

/** Asks again before something that matters: for the password, unless it has just been given. */
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
