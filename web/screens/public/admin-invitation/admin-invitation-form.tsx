import { useForm } from 'react-hook-form';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { InvitedPersonFields } from '#web/screens/public/invited-person-fields.tsx';
import type { OpenLink } from '#web/screens/public/link-page.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import type { AdminKey } from './admin-key-step.tsx';

const check = lateCheck(async () => {
  const { adminRoutes } = await import('#contract/office/admin.ts');
  return adminRoutes['POST /admin-invitations/accept'].body;
});

interface AdminInvitationFormProps extends OpenLink {
  /** Called with the secret of the second factor, which the server sends only once. */
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
      <InvitedPersonFields register={form.register} errors={errors} />
    </FormFrame>
  );
}
