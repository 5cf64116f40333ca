import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '#web/api/use-command.ts';
import { noteMailSent } from '#web/features/accounts/security/send-wait.ts';
import { moveSignUp } from '#web/features/accounts/session/typed-sign-up.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';

const check = lateCheck(async () => (await import('#contract/accounts/account.ts')).correctedAddress);

interface CorrectAddressProps {
  /** The address of the sign-up. */
  email: string;
  onCorrected: (email: string) => void;
}

/** Corrects the address of a sign-up in this browser; everything else that was typed stays. */
export function CorrectAddress({ email: from, onCorrected }: CorrectAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { send } = useCommand();
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { from, email: from } });
  if (!isOpen) {
    return (
      <Button className="mt-6" size="small" variant="quiet" onClick={() => setIsOpen(true)}>
        Fel adress?
      </Button>
    );
  }
  return (
    <div className="mt-8 border-t border-hairline pt-6">
      <FormFrame
        form={form}
        submitLabel="Skicka koden hit i stället"
        hasLeaveGuard={false}
        extraActions={
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            Avbryt
          </Button>
        }
        onSubmit={async (body) => {
          if (body.email !== from) {
            await send('POST /account/verification/correct-address', { body });
            moveSignUp(body.email);
            noteMailSent('code', body.email);
          }
          setIsOpen(false);
          onCorrected(body.email);
        }}
      >
        <Field
          label="Rätt e-post"
          hint="Det andra du har fyllt i finns kvar. Koden i det förra mejlet slutar gälla."
          error={form.formState.errors.email?.message}
        >
          <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.register('email')} />
        </Field>
      </FormFrame>
    </div>
  );
}
