import { useForm } from 'react-hook-form';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { InvitedPersonFields } from '#web/screens/public/invited-person-fields.tsx';
import type { OpenLink } from '#web/screens/public/link-page.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { useNavigate } from '#web/ui/frame/location.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const check = lateCheck(async () => {
  const { memberRoutes } = await import('#contract/companies/member.ts');
  return memberRoutes['POST /member-invitations/accept'].body;
});

/** Asks the invited member for a name and a password, then leads to Login. */
export function MemberInvitationForm({ token, onDead }: OpenLink) {
  const navigate = useNavigate();
  const { send } = useCommand();
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { token, first_name: '', last_name: '', password: '', accepts_terms: false as unknown as true },
  });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      submitLabel="Gå med"
      hasLeaveGuard={false}
      onSubmit={async (values) => {
        try {
          await send('POST /member-invitations/accept', { body: values });
        } catch (error) {
          if (error instanceof ApiError && error.code === 'dead_link') return onDead(error.message);
          return putBesideField(form, error, { weak_password: 'password' });
        }
        showToast('Välkommen. Logga in med din e-post och ditt lösenord.');
        navigate('/Login', { replace: true });
      }}
    >
      <InvitedPersonFields register={form.register} errors={errors} />
      <Checkbox
        label="Jag godkänner villkoren och har läst integritetspolicyn"
        error={errors.accepts_terms?.message}
        {...form.register('accepts_terms')}
      />
    </FormFrame>
  );
}
