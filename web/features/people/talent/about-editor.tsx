import { Controller } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';

const BIO_MAX_LENGTH = 1500;

/** The form with the talent's stage name, pronoun, own words and lowest fee. */
export function AboutEditor({ profile, ...rest }: ProfileEditorProps) {
  const form = useProfileForm('about', {
    stage_name: profile.stage_name,
    pronoun: profile.pronoun,
    bio: profile.bio,
    day_fee_min_ore: profile.day_fee_min_ore,
  });
  const { errors } = form.formState;
  return (
    <ProfileForm form={form} {...rest}>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Artistnamn"
          hint="Företag ser det i stället för ditt namn. Avtal och lönebesked har ditt namn."
          isOptional
          error={errors.stage_name?.message}
        >
          <TextInput autoComplete="nickname" {...form.register('stage_name')} />
        </Field>
        <Field
          label="Pronomen"
          hint="Hon, han, hen eller med egna ord. Ingen kan söka på det."
          isOptional
          error={errors.pronoun?.message}
        >
          <TextInput autoComplete="off" {...form.register('pronoun')} />
        </Field>
      </div>
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
