import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ApiError, query } from '#web/api/client.ts';
import type { Command } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { asksPassword } from './security.view.ts';

/** True if the user must type the password again before a command that concerns money or access. */
export function useAsksPassword(): boolean {
  const { data } = useQuery(query('GET /account/security'));
  const now = useNow();
  return data !== undefined && asksPassword(data, now);
}

/** The message beside the password field, if the password was refused. */
export const passwordFailure = ({ error, failure, fields }: Pick<Command, 'error' | 'failure' | 'fields'>) =>
  fields.password ?? (error instanceof ApiError && error.code === 'wrong_password' ? failure : undefined);

interface OwnPasswordProps extends Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'> {
  /** Why the password is asked for, if the screen does not tell. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** A field for the user's own password. The caller leaves it out right after signing in. */
export function OwnPassword({ hint, error, ...input }: OwnPasswordProps) {
  return (
    <Field label="Ditt lösenord" hint={hint} error={error}>
      <PasswordInput autoComplete="current-password" {...input} />
    </Field>
  );
}
