import type { UseFormRegisterReturn } from 'react-hook-form';
import { PASSWORD_HINT } from '#texts/accounts/password.ts';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

type PersonField = 'first_name' | 'last_name' | 'password';

interface InvitedPersonFieldsProps {
  readonly register: (name: PersonField) => UseFormRegisterReturn;
  readonly errors: { readonly [Name in PersonField]?: { readonly message?: string | undefined } | undefined };
}

/** The fields that every invited person fills in: the name and a new password. */
export function InvitedPersonFields({ register, errors }: InvitedPersonFieldsProps) {
  return (
    <>
      <Field label="Förnamn" error={errors.first_name?.message}>
        <TextInput autoComplete="given-name" {...register('first_name')} />
      </Field>
      <Field label="Efternamn" error={errors.last_name?.message}>
        <TextInput autoComplete="family-name" {...register('last_name')} />
      </Field>
      <Field label="Lösenord" hint={PASSWORD_HINT} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
    </>
  );
}
