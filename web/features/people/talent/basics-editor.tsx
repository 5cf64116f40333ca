import { Controller } from 'react-hook-form';
import { categories, categoryGroups } from '#domain/kernel/vocabulary/categories.ts';
import { genders } from '#domain/kernel/vocabulary/genders.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { asksFor } from '#domain/people/talent/trade-form.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { RangeFields } from '#web/ui/form/range-fields.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { isAskedNow } from './asked-now.ts';
import { numberOrNull, type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';
import { knownId, optionsOf } from './vocabulary-options.ts';

const categoryOptions = optionsOf(categories, categoryGroups);
const municipalityOptions = optionsOf(municipalities);

/** The form of name, trades, playing ages and genders, and home municipality. */
export function BasicsEditor({ profile, ...rest }: ProfileEditorProps) {
  const form = useProfileForm(
    'basics',
    {
      first_name: profile.first_name,
      last_name: profile.last_name,
      categories: profile.categories.filter(categories.has),
      plays_genders: profile.plays_genders.filter(genders.has),
      playing_age_min: profile.playing_age_min,
      playing_age_max: profile.playing_age_max,
      municipality_id: knownId(municipalities, profile.municipality_id),
    },
    isAskedNow,
  );
  const { errors } = form.formState;
  const trades = form.watch('categories') ?? [];
  const hasPlayed = profile.playing_age_min !== null || profile.height_cm !== null;
  return (
    <ProfileForm form={form} {...rest}>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Förnamn" error={errors.first_name?.message}>
          <TextInput autoComplete="given-name" {...form.register('first_name')} />
        </Field>
        <Field label="Efternamn" isOptional error={errors.last_name?.message}>
          <TextInput autoComplete="family-name" {...form.register('last_name')} />
        </Field>
      </div>
      <Field
        label="Vad gör du?"
        hint="Välj upp till åtta, det viktigaste först. De tre första står på ditt kort."
        error={errors.categories?.message}
      >
        <Controller
          name="categories"
          control={form.control}
          render={({ field }) => (
            <MultiSelect
              label="Vad gör du?"
              options={categoryOptions}
              placeholder="Skådespelare, modell, fotograf …"
              {...field}
              value={field.value ?? []}
            />
          )}
        />
      </Field>
      {asksFor('playing', trades) ? (
        <>
          <FieldGroup label="Vem kan du spela?" error={errors.plays_genders?.message}>
            <div className="flex flex-wrap gap-x-8">
              {genders.entries.map(({ id, label }) => (
                <Checkbox key={id} label={label} value={id} {...form.register('plays_genders')} />
              ))}
            </div>
          </FieldGroup>
          <RangeFields
            label="Spelålder"
            unit="år"
            hint="Åldrarna du ser ut att kunna vara, högst 15 år emellan. Din riktiga ålder visas inte."
            error={errors.playing_age_min?.message ?? errors.playing_age_max?.message}
            from={form.register('playing_age_min', numberOrNull)}
            to={form.register('playing_age_max', numberOrNull)}
          />
        </>
      ) : (
        hasPlayed && (
          <p className="text-sm text-ink-muted">
            Bakom kameran behövs varken spelålder eller utseende, så det tas bort när du sparar.
          </p>
        )
      )}
      <Field label="Var bor du?" hint="Skriv kommunen." error={errors.municipality_id?.message}>
        <Controller
          name="municipality_id"
          control={form.control}
          render={({ field }) => <Combobox label="Kommun" options={municipalityOptions} {...field} />}
        />
      </Field>
    </ProfileForm>
  );
}
