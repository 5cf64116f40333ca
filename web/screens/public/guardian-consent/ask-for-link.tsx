import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '#web/api/use-command.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

const check = lateCheck(
  async () => (await import('#contract/work/family.ts')).familyRoutes['POST /guardian-consents/family/link'].body,
);

/** Asks for the guardian's address and mails a link. What is said after is the same for every address. */
export function AskForLink({ portraits }: { portraits: readonly number[] }) {
  const { send } = useCommand();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { email: '' } });
  return (
    <AccountFrame
      title="Allt för dina barn på ett ställe"
      description="Är du vårdnadshavare för flera? Skriv adressen som barnen har uppgett, så mejlar vi en länk till det som väntar på dig."
      portraits={portraits}
    >
      {sentTo && (
        <Callout tone="agreed" role="status" className="mb-6">
          Är {sentTo} en vårdnadshavares adress hos oss kommer ett mejl med länken. Den gäller i en timme.
        </Callout>
      )}
      <FormFrame
        form={form}
        submitLabel="Skicka en länk"
        hasLeaveGuard={false}
        onSubmit={async (values) => {
          await send('POST /guardian-consents/family/link', { body: values });
          setSentTo(values.email.trim());
          form.reset();
        }}
      >
        <Field label="E-post" error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.register('email')} />
        </Field>
      </FormFrame>
    </AccountFrame>
  );
}
