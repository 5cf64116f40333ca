import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { GuardianView } from '#contract/people/guardian.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import type { Answer } from './answer.ts';

const check = lateCheck(async () => (await import('#contract/people/guardian.ts')).guardianYes);

const RELATIONS = [
  { value: 'parent', label: 'Förälder med vårdnad' },
  { value: 'appointed', label: 'Särskilt förordnad vårdnadshavare' },
];

const CUSTODIES = [
  { value: 'alone', label: 'Ja, jag är ensam vårdnadshavare' },
  { value: 'shared', label: 'Nej, vi är två', hint: 'Båda samtycker, var och en med en egen länk.' },
];

interface ConsentFormProps {
  view: GuardianView;
  token: string;
  onAnswer: (answer: Answer) => Promise<void>;
}

/** The form for the guardian's answer: a yes with name and assurances, or a no without any fields. */
export function ConsentForm({ view, token, onAnswer }: ConsentFormProps) {
  const [isRefusing, setIsRefusing] = useState(false);
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: {
      token,
      answer: 'give' as const,
      guardian_name: view.guardian_name,
      // If there is a second guardian, custody is shared.
      ...(view.other_name !== null && { custody: 'shared' as const }),
    },
  });
  const { errors } = form.formState;
  const answer = async (yes: Answer) => {
    try {
      await onAnswer(yes);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'guardian_twice') throw error;
      form.setError('other_email', { message: error.message }, { shouldFocus: true });
    }
  };
  return (
    <section aria-labelledby="ditt-svar">
      <h2 id="ditt-svar" className="mb-5 voice-serif text-heading">
        Ditt svar
      </h2>
      <FormFrame
        form={form}
        onSubmit={answer}
        submitLabel="Jag samtycker"
        hasLeaveGuard={false}
        extraActions={<Button onClick={() => setIsRefusing(true)}>Jag samtycker inte</Button>}
      >
        <Field label="Ditt namn" error={errors.guardian_name?.message}>
          <TextInput autoComplete="name" {...form.register('guardian_name')} />
        </Field>
        <Controller
          name="relation"
          control={form.control}
          render={({ field }) => (
            <RadioCards label="Du är" options={RELATIONS} error={errors.relation?.message} {...field} />
          )}
        />
        <Checkbox
          label={`Jag är vårdnadshavare för ${view.first_name}.`}
          error={errors.confirms_guardian?.message}
          {...form.register('confirms_guardian')}
        />
        {view.other_name === null ? (
          <Controller
            name="custody"
            control={form.control}
            render={({ field }) => (
              <RadioCards
                label="Är du ensam vårdnadshavare?"
                options={CUSTODIES}
                error={errors.custody?.message}
                {...field}
              />
            )}
          />
        ) : (
          <p className="text-pretty text-ink-muted">
            {view.other_name} är också tillfrågad. Samtycket gäller när ni båda har svarat ja.
          </p>
        )}
        {view.other_name === null && form.watch('custody') === 'shared' && (
          <>
            <Field label="Den andra vårdnadshavarens namn" error={errors.other_name?.message}>
              <TextInput autoComplete="off" {...form.register('other_name', { shouldUnregister: true })} />
            </Field>
            <Field
              label="Den andra vårdnadshavarens e-post"
              hint="Dit skickar vi samma fråga. Adressen används inte till något annat."
              error={errors.other_email?.message}
            >
              <TextInput
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                {...form.register('other_email', { shouldUnregister: true })}
              />
            </Field>
          </>
        )}
      </FormFrame>
      <ConfirmDialog
        isOpen={isRefusing}
        onOpenChange={setIsRefusing}
        title="Svara nej?"
        confirmLabel="Jag samtycker inte"
        onConfirm={() => onAnswer({ token, answer: 'refuse' })}
      >
        {view.first_name} får veta att du har svarat nej. Inget företag kan hitta {view.first_name}, och du behöver inte
        göra något mer.
      </ConfirmDialog>
    </section>
  );
}
