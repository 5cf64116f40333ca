import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '#web/api/use-command.ts';
import { signOut } from '#web/features/accounts/session/sign-out.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { PASSWORD_ASKED } from './ask-password.tsx';
import { FormDialog } from './form-dialog.tsx';
import { OwnPassword } from './own-password.tsx';
import { putBesideField } from './refused-fields.ts';

interface DeleteCompanyProps {
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** False right after signing in, and for accounts without a password. */
  asksPassword: boolean;
  /** The consequence of deleting the company, in words. */
  children: ReactNode;
}

/**
 * The last question before a company is deleted: asks for its name, so that nobody deletes it by accident, and, if
 * `asksPassword`, for the password.
 */
export function DeleteCompany({ name, isOpen, onOpenChange, asksPassword, children }: DeleteCompanyProps) {
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const { send } = useCommand();
  const queries = useQueryClient();
  const { errors } = form.formState;
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Radera ${name}?`}
      firstField="name"
      confirmLabel="Radera företaget"
      isDangerous
      onSubmit={async (values) => {
        try {
          await send('POST /company/deletion', { body: asksPassword ? values : { name: values.name } });
        } catch (error) {
          return putBesideField(form, error, { wrong_password: 'password', company_name_differs: 'name' });
        }
        await signOut(queries);
      }}
    >
      <div className="text-ink-muted">{children}</div>
      <Field label={`Skriv ${name} för att bekräfta`} error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name', { required: 'Fyll i företagets namn.' })} />
      </Field>
      {asksPassword && <OwnPassword error={errors.password?.message} {...form.register('password', PASSWORD_ASKED)} />}
    </FormDialog>
  );
}
