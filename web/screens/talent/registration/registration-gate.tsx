import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#web/api/client.ts';
import { refreshEverything } from '#web/api/refresh.ts';
import { useCommand } from '#web/api/use-command.ts';
import { acceptSession, useSession } from '#web/features/accounts/session/session-store.ts';
import { signOut } from '#web/features/accounts/session/sign-out.ts';
import { TermsCheckbox } from '#web/screens/public/terms-checkbox.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';

const deletion = onDemand(() => import('#web/features/accounts/security/own-deletion.tsx'));
const check = lateCheck(async () => (await import('#contract/accounts/account.ts')).registration(clock.today()));

/**
 * Asks for the facts that are missing after a sign-up with Google or Facebook, or a confirmation in another browser:
 * the birth date, the acceptance of the terms and perhaps the name. Until then no other screen opens.
 */
export function RegistrationGate() {
  const client = useQueryClient();
  const { send } = useCommand();
  const isNameless = useSession().session?.name === '';
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { birth_date: '', ...(isNameless && { first_name: '', last_name: '' }) },
  });
  const { errors } = form.formState;
  return (
    <PageFrame
      width="reading"
      title={`${isNameless ? 'Tre' : 'Två'} saker innan du börjar`}
      description="Vi behöver höra dem från dig själv, och utan dem kan du inte ha ett konto här."
    >
      <FormFrame
        form={form}
        submitLabel="Fortsätt"
        className="max-w-xl"
        onSubmit={async (body) => {
          try {
            acceptSession(await send('POST /account/registration', { body }));
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== 'invalid_input') throw error;
            for (const name of ['first_name', 'last_name', 'birth_date', 'accepts_terms'] as const) {
              const message = error.fields[name];
              if (message) form.setError(name, { message }, { shouldFocus: true });
            }
            return;
          }
          // Fetches again the answers that the server has refused until now.
          await refreshEverything(client);
        }}
      >
        {isNameless && (
          <>
            <Field label="Förnamn" error={errors.first_name?.message}>
              <TextInput autoComplete="given-name" {...form.register('first_name')} />
            </Field>
            <Field label="Efternamn" error={errors.last_name?.message}>
              <TextInput autoComplete="family-name" {...form.register('last_name')} />
            </Field>
          </>
        )}
        <Field label="Födelsedatum" hint="Du måste vara minst 13 år." error={errors.birth_date?.message}>
          <DateInput autoComplete="bday" {...form.register('birth_date')} />
        </Field>
        <TermsCheckbox error={errors.accepts_terms?.message} {...form.register('accepts_terms')} />
      </FormFrame>
      <Leaving />
    </PageFrame>
  );
}

/** Buttons for a talent who does not want to go on: sign out, or delete the account. */
function Leaving() {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [isDeleting, setIsDeleting] = useState(false);
  const here = useOnDemand(deletion, isDeleting, () => setIsDeleting(false));
  const leave = () => {
    signOut(client).catch((error: unknown) => showToast(errorText(error), { tone: 'lost' }));
  };
  return (
    <section aria-label="Om du inte vill gå vidare" className="mt-16 max-w-xl">
      {here && isDeleting ? (
        <here.OwnDeletion />
      ) : (
        <div className="-ml-3 flex flex-wrap gap-x-2">
          <Button variant="quiet" onClick={leave}>
            Logga ut
          </Button>
          <Button variant="quiet" onClick={() => setIsDeleting(true)}>
            Radera kontot
          </Button>
        </div>
      )}
    </section>
  );
}
