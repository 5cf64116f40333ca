import { useForm } from 'react-hook-form';
import { PASSWORD_HINT } from '#texts/accounts/password.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import type { OpenLink } from '#web/screens/public/link-page.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { AdminKey } from './admin-key-step.tsx';

const check = lateCheck(async () => {
  const { adminRoutes } = await import('#contract/office/admin.ts');
  return adminRoutes['POST /admin-invitations/accept'].body;
});

interface AdminInvitationFormProps extends OpenLink {
  /** Receives the key of the second factor, which the server sends only once. */
  onKey: (key: AdminKey) => void;
}

/** Asks the invited administrator for a name and a password. */
export function AdminInvitationForm({ token, onDead, onKey }: AdminInvitationFormProps) {
  const { send } = useCommand();
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { token, first_name: '', last_name: '', password: '' },
  });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      submitLabel="Gå med"
      hasLeaveGuard={false}
      onSubmit={async (values) => {
        try {
          onKey(await send('POST /admin-invitations/accept', { body: values }));
        } catch (error) {
          if (error instanceof ApiError && error.code === 'dead_link') return onDead(error.message);
          putBesideField(form, error, { weak_password: 'password' });
        }
      }}
    >
      <Field label="Förnamn" error={errors.first_name?.message}>
        <TextInput autoComplete="given-name" {...form.register('first_name')} />
      </Field>
      <Field label="Efternamn" error={errors.last_name?.message}>
        <TextInput autoComplete="family-name" {...form.register('last_name')} />
      </Field>
      <Field label="Lösenord" hint={PASSWORD_HINT} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
    </FormFrame>
  );
}
