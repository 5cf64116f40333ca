import { useQuery } from '@tanstack/react-query';
import { ADMIN_ROLES, type AdminRole } from '#domain/admin/admin-roles.ts';
import { adminRoleWords } from '#texts/admin-words.ts';
import { ApiError, query } from '#web/api/client.ts';
import type { Command } from '#web/api/use-command.ts';
import { asksPassword } from '#web/features/security/security.view.ts';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useNow } from '#web/ui/use-now.ts';

const OPTIONS = ADMIN_ROLES.map((role) => ({
  value: role,
  label: adminRoleWords[role].name,
  hint: adminRoleWords[role].may,
}));

/** What an administrator is to be. */
export function DeskField({ value, onChange }: { value: AdminRole; onChange: (role: AdminRole) => void }) {
  return (
    <RadioCards
      label="Roll"
      columns={1}
      options={OPTIONS}
      value={value}
      onChange={(role) => onChange(role as AdminRole)}
    />
  );
}

/** Whether the own password is asked for again before administrators change. */
export function useAsksPassword(): boolean {
  const { data } = useQuery(query('GET /account/security'));
  const now = useNow();
  return data !== undefined && asksPassword(data, now);
}

/** The sentence beside the own password, where that is what was refused. */
export const passwordFailure = ({ error, failure, fields }: Pick<Command, 'error' | 'failure' | 'fields'>) =>
  fields.password ?? (error instanceof ApiError && error.code === 'wrong_password' ? failure : undefined);

interface OwnPasswordProps {
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
}

/** The own password, for who has not just signed in. */
export function OwnPassword({ value, onChange, error }: OwnPasswordProps) {
  return (
    <Field label="Ditt lösenord" error={error}>
      <PasswordInput autoComplete="current-password" value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
