import { useForm } from 'react-hook-form';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';

const check = lateCheck(async () => (await import('#contract/work/agreement.ts')).signingForm);

/** The fields sent beside the document: the typed name and the box. */
export interface Signed {
  name: string;
  accepts: true;
}

export interface SignFormProps {
  /** The name to sign with. */
  ownName: string;
  /** What is confirmed. */
  sentence: string;
  submitLabel: string;
  onSign: (signed: Signed) => Promise<unknown>;
  /** Buttons beside the main one. */
  extraActions?: React.ReactNode;
  /** Further words with the signature. */
  children?: React.ReactNode;
}

/** An explicit box and the typed name: a simple electronic signature. */
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
