import type { UseFormReturn } from 'react-hook-form';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import type { AuditionKind } from '#domain/auditions/audition/audition.workflow.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import type { AuditionFields } from './audition.view.ts';

/** The address or the link of the meeting, the contact, what to bring, and how people get their slots. */
export function PlaceFields({ form, kind }: { form: UseFormReturn<AuditionFields>; kind: AuditionKind }) {
  const { errors } = form.formState;
  return (
    <>
      {kind === 'video_call' ? (
        <Field
          label="Länk till samtalet"
          isOptional
          hint="Bara den som har tackat ja ser den."
          error={errors.video_link?.message}
        >
          <TextInput type="url" autoComplete="off" placeholder="https://" {...form.register('video_link')} />
        </Field>
      ) : (
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Plats" error={errors.place?.message}>
            <TextInput autoComplete="off" maxLength={BOUNDS.line} {...form.register('place')} />
          </Field>
          <Field label="Adress" isOptional hint="Så att kartan visar rätt." error={errors.address?.message}>
            <TextInput autoComplete="off" maxLength={BOUNDS.line} {...form.register('address')} />
          </Field>
        </div>
      )}
      <Field label="Kontakt" hint="Vem de hör av sig till, och hur." error={errors.contact?.message}>
        <TextInput autoComplete="off" maxLength={BOUNDS.line} {...form.register('contact')} />
      </Field>
      <Field label="Att ha med sig" isOptional error={errors.bring?.message}>
        <Textarea rows={2} maxLength={BOUNDS.text} {...form.register('bring')} />
      </Field>
      <div className="flex flex-col gap-1">
        <Checkbox
          label="Flera roller läses ihop"
          hint="De som spelar mot varandra får samma tid."
          {...form.register('reads_together')}
        />
        <Checkbox
          label="De får ta en ledig tid själva"
          hint="Annars får de den tid ni ger, och kan be om en annan."
          {...form.register('may_choose_time')}
        />
      </div>
    </>
  );
}
