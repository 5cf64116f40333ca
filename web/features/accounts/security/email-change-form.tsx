import { useForm } from 'react-hook-form';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import type { ChangeFormProps } from './change-form-props.ts';
import { OwnPassword } from './own-password.tsx';
import { putBesideField } from './refused-fields.ts';
import { asksPassword } from './security.view.ts';
import { useSecurity } from './security-queries.ts';

const check = lateCheck(
  async () => (await import('#contract/accounts/security.ts')).securityRoutes['POST /account/email-change'].body,
);

/** Asks for another sign-in address. The address changes when both addresses have confirmed. */
export function EmailChangeForm({ onClose }: ChangeFormProps) {
  const { send } = useCommand();
  const overview = useSecurity().data;
  const now = useNow();
  const isAlone = overview?.is_mailbox_gone === true;
  const asks = overview === undefined || asksPassword(overview, now);
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { email: '', password: asks ? '' : undefined },
  });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      className="max-w-md"
      submitLabel="Skicka bekräftelser"
      extraActions={
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      }
      onSubmit={async (values) => {
        try {
          await send('POST /account/email-change', { body: asks ? values : { email: values.email } });
        } catch (error) {
          const beside = {
            wrong_password: 'password',
            same_email: 'email',
            email_used: 'email',
            email_of_guardian: 'email',
          } as const;
          return putBesideField(form, error, beside);
        }
        onClose();
        showToast(
          isAlone ? 'Vi har skickat en länk till den nya adressen' : 'Vi har skickat en länk till båda adresserna',
        );
      }}
    >
      <p className="text-sm text-ink-muted">
        {isAlone
          ? 'Vi skickar en länk till din nya adress. Bytet görs när den har bekräftat.'
          : 'Vi skickar en länk till din nuvarande och en till din nya adress. Bytet görs när båda har bekräftat.'}
      </p>
      <Field label="Ny e-post" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.register('email')} />
      </Field>
      {asks && <OwnPassword error={errors.password?.message} {...form.register('password')} />}
    </FormFrame>
  );
}
