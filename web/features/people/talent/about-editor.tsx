import { Controller } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';

const BIO_MAX_LENGTH = 1500;

/** The form with the talent's own words and lowest fee. */
export function AboutEditor({ profile, ...rest }: ProfileEditorProps) {
  const form = useProfileForm('about', { bio: profile.bio, day_fee_min_ore: profile.day_fee_min_ore });
  const { errors } = form.formState;
  return (
    <ProfileForm form={form} {...rest}>
      <Field
        label="Om dig"
        hint="Vad har du gjort, och vad vill du göra mer av? Skriv inte telefonnummer eller adresser: de följer med först när du är bokad."
        error={errors.bio?.message}
      >
        <Controller
          name="bio"
          control={form.control}
          render={({ field }) => <Textarea rows={8} maxLength={BIO_MAX_LENGTH} {...field} />}
        />
      </Field>
      <Field
        label="Lägsta arvode per dag"
        hint="Före avgifter och skatt. Företag ser inte beloppet."
        isOptional
        error={errors.day_fee_min_ore?.message}
        className="sm:max-w-72"
      >
        <Controller name="day_fee_min_ore" control={form.control} render={({ field }) => <MoneyInput {...field} />} />
      </Field>
    </ProfileForm>
  );
}
