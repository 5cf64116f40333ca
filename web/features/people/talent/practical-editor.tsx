import { type Control, Controller } from 'react-hook-form';
import type { TalentProfilePatch } from '#contract/people/talent.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { languages } from '#domain/kernel/vocabulary/languages.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import type { Option } from '#web/ui/form/option.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { dayOrNull, type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';
import type { ProfileTyped } from './profile-needs.ts';
import { optionsOf } from './vocabulary-options.ts';

const dialectOptions = optionsOf(dialects);
const languageOptions = optionsOf(languages);
const municipalityOptions = optionsOf(municipalities);
const YES_NO: readonly Option[] = [
  { value: 'true', label: 'Ja' },
  { value: 'false', label: 'Nej' },
];

/** The form of further dialects and accents, places and travel, car, agency, passport and work permit. */
export function PracticalEditor({ profile, ...rest }: ProfileEditorProps) {
  const form = useProfileForm('practical', {
    other_dialects: profile.other_dialects.filter(dialects.has),
    accents: profile.accents.filter(languages.has),
    local_places: profile.local_places.filter(municipalities.has),
    travels: profile.travels,
    car: profile.car,
    agency: profile.agency,
    passport_until: profile.passport_until,
    may_work: profile.may_work,
    may_work_until: profile.may_work_until,
  });
  const { errors } = form.formState;
  const { control } = form;
  return (
    <ProfileForm form={form} {...rest}>
      {profile.asks.includes('speech') && (
        <>
          <Several
            {...{ control, name: 'other_dialects', label: 'Dialekter du också kan', options: dialectOptions }}
            error={errors.other_dialects?.message}
          />
          <Several
            {...{ control, name: 'accents', label: 'Svenska med brytning på', options: languageOptions }}
            error={errors.accents?.message}
          />
        </>
      )}
      <Several
        {...{ control, name: 'local_places', label: 'Kommuner där du kan bo', options: municipalityOptions }}
        hint="Utöver där du bor: där du har någonstans att bo, så att resan och hotellet inte behövs. Det visas på din profil. I sökningen räknas avståndet från där du bor."
        error={errors.local_places?.message}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <YesNo {...{ control, name: 'travels', label: 'Reser du för arbete?' }} />
        <YesNo {...{ control, name: 'may_work', label: 'Får du arbeta i Sverige?' }} />
        <Field
          label="Arbetstillstånd till och med"
          isOptional
          hint="Bara om det tar slut."
          error={errors.may_work_until?.message}
        >
          <DateInput {...form.register('may_work_until', dayOrNull)} />
        </Field>
        <Field label="Pass till och med" isOptional error={errors.passport_until?.message}>
          <DateInput {...form.register('passport_until', dayOrNull)} />
        </Field>
        <Field
          label="Egen bil i bild"
          isOptional
          hint="Märke, färg och år. Inget registreringsnummer."
          error={errors.car?.message}
        >
          <TextInput maxLength={80} {...form.register('car')} />
        </Field>
        <Field label="Agentur" isOptional hint="Bara namnet." error={errors.agency?.message}>
          <TextInput maxLength={80} {...form.register('agency')} />
        </Field>
      </div>
    </ProfileForm>
  );
}

type FormControl = Control<ProfileTyped, unknown, TalentProfilePatch>;

interface SeveralProps {
  control: FormControl;
  name: 'other_dialects' | 'accents' | 'local_places';
  label: string;
  options: readonly Option[];
  hint?: string;
  error: string | undefined;
}

function Several({ control, name, label, options, hint, error }: SeveralProps) {
  return (
    <Field label={label} isOptional hint={hint} error={error}>
      <Controller
        name={name}
        control={control}
        render={({ field }) => <MultiSelect label={label} options={options} {...field} value={field.value ?? []} />}
      />
    </Field>
  );
}

interface YesNoProps {
  control: FormControl;
  name: 'travels' | 'may_work';
  label: string;
}

function YesNo({ control, name, label }: YesNoProps) {
  return (
    <Field label={label} isOptional>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, ...field } }) => (
          <Select
            options={YES_NO}
            placeholder="Välj"
            {...field}
            value={value === null || value === undefined ? '' : String(value)}
            onChange={(event) => onChange(event.target.value === '' ? null : event.target.value === 'true')}
          />
        )}
      />
    </Field>
  );
}
