import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ApiError, query } from '#web/api/client.ts';
import type { Command } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { asksPassword } from './security.view.ts';

/** Whether the own password is asked for again before what moves money or power. */
export function useAsksPassword(): boolean {
  const { data } = useQuery(query('GET /account/security'));
  const now = useNow();
  return data !== undefined && asksPassword(data, now);
}

/** The sentence beside the own password, where that is what was refused. */
export const passwordFailure = ({ error, failure, fields }: Pick<Command, 'error' | 'failure' | 'fields'>) =>
  fields.password ?? (error instanceof ApiError && error.code === 'wrong_password' ? failure : undefined);

interface OwnPasswordProps extends Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'> {
  /** Why it is asked for, where that is not plain. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** The own password, unless the user has just signed in. */
export function OwnPassword({ hint, error, ...input }: OwnPasswordProps) {
  return (
    <Field label="Ditt lösenord" hint={hint} error={error}>
      <PasswordInput autoComplete="current-password" {...input} />
    </Field>
  );
}
