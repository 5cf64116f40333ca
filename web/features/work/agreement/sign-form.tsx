import { useForm } from 'react-hook-form';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';

const check = lateCheck(async () => (await import('#contract/work/agreement.ts')).signingForm);

/** The signer's input: the typed name and the ticked box. */
export interface Signed {
  name: string;
  accepts: true;
}

export interface SignFormProps {
  /** The name that the signer must type. */
  ownName: string;
  /** The sentence beside the box, which the signer accepts. */
  sentence: string;
  submitLabel: string;
  onSign: (signed: Signed) => Promise<unknown>;
  /** Buttons beside the main one. */
  extraActions?: React.ReactNode;
  /** More fields, besides those of the signature. */
  children?: React.ReactNode;
}

/** A form with a box to tick and a field for the name: a simple electronic signature. */
export function SignForm({ ownName, sentence, submitLabel, onSign, extraActions, children }: SignFormProps) {
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { name: '' } });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      onSubmit={onSign}
      submitLabel={submitLabel}
      hasLeaveGuard={false}
      extraActions={extraActions}
    >
      {children}
      <Checkbox label={sentence} error={errors.accepts?.message} {...form.register('accepts')} />
      <Field label="Ditt namn" hint={`Skriv ${ownName}.`} error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
    </FormFrame>
  );
}
