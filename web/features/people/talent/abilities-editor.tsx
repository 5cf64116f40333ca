import { Controller } from 'react-hook-form';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { LANGUAGE_LEVELS, languages } from '#domain/kernel/vocabulary/languages.ts';
import { isKit, licences } from '#domain/kernel/vocabulary/licences.ts';
import { SKILL_LEVELS, skillGroups, skills } from '#domain/kernel/vocabulary/skills.ts';
import { Field } from '#web/ui/form/field.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import type { Option } from '#web/ui/form/option.ts';
import { Select } from '#web/ui/form/select.tsx';
import { LevelledList } from './levelled-list.tsx';
import { choiceOrNull, type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';
import { knownId, optionsOf } from './vocabulary-options.ts';

const languageOptions = optionsOf(languages);
const skillOptions = optionsOf(skills, skillGroups);
const [kitOptions, licenceOptions] = [true, false].map((which) =>
  optionsOf(licences).filter(({ value }) => isKit(value) === which),
) as [Option[], Option[]];
const dialectOptions = optionsOf(dialects);

/** The form of languages and skills with levels, dialect and licences. */
export function AbilitiesEditor({ profile, ...rest }: ProfileEditorProps) {
  const form = useProfileForm('abilities', {
    languages: profile.languages.flatMap(({ id, level }) => (languages.has(id) ? [{ id, level }] : [])),
    skills: profile.skills.flatMap(({ id, level }) => (skills.has(id) ? [{ id, level }] : [])),
    licences: profile.licences.filter(licences.has),
    dialect: knownId(dialects, profile.dialect),
  });
  const { errors } = form.formState;
  const hasKit = profile.asks.includes('kit') || profile.licences.some(isKit);
  return (
    <ProfileForm form={form} {...rest}>
      <Controller
        name="languages"
        control={form.control}
        render={({ field }) => (
          <LevelledList
            label="Språk"
            hint="Minst ett, med hur väl du talar det."
            placeholder="Sök och lägg till språk"
            error={errors.languages?.message}
            options={languageOptions}
            levels={LANGUAGE_LEVELS}
            firstLevel={3}
            suggested={['sv', 'en']}
            {...field}
            value={field.value ?? []}
          />
        )}
      />
      <Controller
        name="skills"
        control={form.control}
        render={({ field }) => (
          <LevelledList
            label="Kunskaper"
            hint={
              profile.asks.includes('playing')
                ? 'Sådant som kan avgöra en roll: rida, sjunga, klättra, stepdansa.'
                : 'Sådant som kan avgöra vem som får jobbet.'
            }
            placeholder="Sök och lägg till kunskap"
            isOptional
            error={errors.skills?.message}
            options={skillOptions}
            levels={SKILL_LEVELS}
            firstLevel={2}
            {...field}
            value={field.value ?? []}
          />
        )}
      />
      {profile.asks.includes('speech') && (
        <Field label="Dialekt" isOptional error={errors.dialect?.message} className="sm:max-w-72">
          <Select options={dialectOptions} placeholder="Välj" {...form.register('dialect', choiceOrNull)} />
        </Field>
      )}
      <Controller
        name="licences"
        control={form.control}
        render={({ field: { value, onChange, ...field } }) => {
          const [kit, papers] = [value?.filter(isKit) ?? [], value?.filter((id) => !isKit(id)) ?? []];
          return (
            <>
              {hasKit && (
                <Field label="Egen utrustning" isOptional hint="Det du tar med dig till jobbet.">
                  <MultiSelect
                    label="Egen utrustning"
                    options={kitOptions}
                    value={kit}
                    onChange={(chosen) => onChange([...papers, ...chosen])}
                    onBlur={field.onBlur}
                  />
                </Field>
              )}
              <Field label="Körkort och intyg" isOptional error={errors.licences?.message}>
                <MultiSelect
                  label="Körkort och intyg"
                  options={licenceOptions}
                  {...field}
                  value={papers}
                  onChange={(chosen) => onChange([...chosen, ...kit])}
                />
              </Field>
            </>
          );
        }}
      />
    </ProfileForm>
  );
}
