import { useForm } from 'react-hook-form';
import type { CompanySettings } from '#contract/companies/company-settings.ts';
import { useCommand } from '#web/api/use-command.ts';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const check = lateCheck(async () => (await import('#contract/companies/company-settings.ts')).factsForm);
const checkAbroad = lateCheck(async () => (await import('#contract/companies/company-settings.ts')).factsFormAbroad);

interface FactsFormProps {
  settings: CompanySettings;
  onClose: () => void;
}

/** The facts that the company writes about itself. */
export function FactsForm({ settings: { revision, facts, place }, onClose }: FactsFormProps) {
  const { send } = useCommand();
  const form = useForm<CompanySettings['facts']>({
    resolver: useLateResolver(place ? checkAbroad : check),
    defaultValues: facts,
  });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const save = async (written: CompanySettings['facts']) => {
    try {
      await send('PUT /company/settings/facts', { body: { ...written, revision } });
    } catch (error) {
      return putBesideField(form, error, {});
    }
    // Resets the form, so that it closes without a warning about unsaved changes.
    form.reset();
    showToast('Uppgifterna är sparade.');
    onClose();
  };
  return (
    <FormFrame
      form={form}
      onSubmit={save}
      submitLabel="Spara uppgifterna"
      extraActions={
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Kontaktperson" error={errors.contact_name?.message}>
          <TextInput {...register('contact_name')} autoComplete="name" />
        </Field>
        <Field label="Telefon" error={errors.phone?.message}>
          <TextInput {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
        <Field label="Adress" error={errors.address?.message} className="sm:col-span-2">
          <TextInput {...register('address')} autoComplete="street-address" />
        </Field>
        <Field label="Postnummer" error={errors.postal_code?.message}>
          <TextInput {...register('postal_code')} inputMode={place ? 'text' : 'numeric'} autoComplete="postal-code" />
        </Field>
        <Field label="Ort" error={errors.city?.message}>
          <TextInput {...register('city')} autoComplete="address-level2" />
        </Field>
      </div>
      <Field label="Webbplats" isOptional error={errors.homepage?.message}>
        <TextInput {...register('homepage')} inputMode="url" placeholder="exempel.se" />
      </Field>
      <Field label="Om er" isOptional error={errors.about?.message}>
        <Textarea rows={4} maxLength={500} {...register('about')} value={watch('about')} />
      </Field>
    </FormFrame>
  );
}
