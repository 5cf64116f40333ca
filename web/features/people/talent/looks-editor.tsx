import { Controller } from 'react-hook-form';
import {
  bodyTypes,
  eyeColors,
  facialHair,
  hairColors,
  hairLengths,
  hairTypes,
} from '#domain/kernel/vocabulary/looks.ts';
import { Field } from '#web/ui/form/field.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { choiceOrNull, numberOrNull, type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';
import { chosenFeatures, featureOptions, toldFeatures } from './told-features.ts';
import { knownId, optionsOf } from './vocabulary-options.ts';

const hairColorOptions = optionsOf(hairColors);
const hairLengthOptions = optionsOf(hairLengths);
const hairTypeOptions = optionsOf(hairTypes);
const eyeColorOptions = optionsOf(eyeColors);
const facialHairOptions = optionsOf(facialHair);
const bodyTypeOptions = optionsOf(bodyTypes);

/** The form of the talent's present measures and looks. */
export function LooksEditor({ profile, ...rest }: ProfileEditorProps) {
  const form = useProfileForm('looks', {
    height_cm: profile.height_cm,
    hair_color: knownId(hairColors, profile.hair_color),
    hair_length: knownId(hairLengths, profile.hair_length),
    hair_type: knownId(hairTypes, profile.hair_type),
    eye_color: knownId(eyeColors, profile.eye_color),
    facial_hair: knownId(facialHair, profile.facial_hair),
    body_type: knownId(bodyTypes, profile.body_type),
    features: toldFeatures(chosenFeatures(profile.features)),
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
        <Field label="Hårtyp" isOptional error={errors.hair_type?.message}>
          <Select options={hairTypeOptions} placeholder="Välj" {...form.register('hair_type', choiceOrNull)} />
        </Field>
        <Field label="Ögonfärg" error={errors.eye_color?.message}>
          <Select options={eyeColorOptions} placeholder="Välj" {...form.register('eye_color', choiceOrNull)} />
        </Field>
        <Field label="Skägg och mustasch" isOptional error={errors.facial_hair?.message}>
          <Select options={facialHairOptions} placeholder="Välj" {...form.register('facial_hair', choiceOrNull)} />
        </Field>
        <Field label="Kroppsbyggnad" isOptional error={errors.body_type?.message}>
          <Select options={bodyTypeOptions} placeholder="Välj" {...form.register('body_type', choiceOrNull)} />
        </Field>
      </div>
      <Field
        label="Kännetecken"
        isOptional
        hint="Sådant som en roll kan behöva eller som inte går att dölja."
        error={errors.features?.message}
      >
        <Controller
          name="features"
          control={form.control}
          render={({ field: { value, onChange, ...field } }) => (
            <MultiSelect
              label="Kännetecken"
              options={featureOptions}
              placeholder="Fräknar, tatuering, glasögon …"
              {...field}
              value={chosenFeatures(value)}
              onChange={(chosen) => onChange(toldFeatures(chosen))}
            />
          )}
        />
      </Field>
    </ProfileForm>
  );
}
