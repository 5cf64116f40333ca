import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { GuardianView } from '#contract/guardian.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFrame } from '#web/ui/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/late-resolver.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Answer } from './guardian-consent.tsx';

const check = lateCheck(async () => (await import('#contract/guardian.ts')).guardianYes);

const RELATIONS = [
  { value: 'parent', label: 'Förälder med vårdnad' },
  { value: 'appointed', label: 'Särskilt förordnad vårdnadshavare' },
];

interface ConsentFormProps {
  view: GuardianView;
  token: string;
  onAnswer: (answer: Answer) => Promise<void>;
}

/** The answer: a yes with name and assurances, or a no that needs nothing. */
export function ConsentForm({ view, token, onAnswer }: ConsentFormProps) {
  const [isRefusing, setIsRefusing] = useState(false);
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { token, answer: 'give' as const, guardian_name: view.guardian_name },
  });
  const { errors } = form.formState;
  return (
    <section aria-labelledby="ditt-svar">
      <h2 id="ditt-svar" className="mb-5 voice-serif text-heading">
        Ditt svar
      </h2>
      <FormFrame
        form={form}
        onSubmit={onAnswer}
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
        <Checkbox
          label="Alla vårdnadshavare är överens."
          error={errors.all_guardians_agree?.message}
          {...form.register('all_guardians_agree')}
        />
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
