import { eyeColors, facialHair, hairColors, hairLengths } from '#domain/vocabulary/looks.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { choiceOrNull, numberOrNull, type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';
import { knownId, optionsOf } from './vocabulary-options.ts';

const hairColorOptions = optionsOf(hairColors);
const hairLengthOptions = optionsOf(hairLengths);
const eyeColorOptions = optionsOf(eyeColors);
const facialHairOptions = optionsOf(facialHair);

/** Measures and looks as they are now. */
export function LooksEditor({ profile, ...rest }: ProfileEditorProps) {
  const form = useProfileForm('looks', {
    height_cm: profile.height_cm,
    hair_color: knownId(hairColors, profile.hair_color),
    hair_length: knownId(hairLengths, profile.hair_length),
    eye_color: knownId(eyeColors, profile.eye_color),
    facial_hair: knownId(facialHair, profile.facial_hair),
  });
  const { errors } = form.formState;
  return (
    <ProfileForm form={form} {...rest}>
      <Field label="Längd" error={errors.height_cm?.message} className="max-w-40">
        <NumberInput unit="cm" {...form.register('height_cm', numberOrNull)} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Hårfärg" error={errors.hair_color?.message}>
          <Select options={hairColorOptions} placeholder="Välj" {...form.register('hair_color', choiceOrNull)} />
        </Field>
        <Field label="Hårlängd" isOptional error={errors.hair_length?.message}>
          <Select options={hairLengthOptions} placeholder="Välj" {...form.register('hair_length', choiceOrNull)} />
        </Field>
        <Field label="Ögonfärg" error={errors.eye_color?.message}>
          <Select options={eyeColorOptions} placeholder="Välj" {...form.register('eye_color', choiceOrNull)} />
        </Field>
        <Field label="Skägg och mustasch" isOptional error={errors.facial_hair?.message}>
          <Select options={facialHairOptions} placeholder="Välj" {...form.register('facial_hair', choiceOrNull)} />
        </Field>
      </div>
    </ProfileForm>
  );
}
