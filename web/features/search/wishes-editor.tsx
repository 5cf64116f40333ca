import type { TalentWishes } from '#contract/search.ts';
import { categories } from '#domain/vocabulary/categories.ts';
import { counties } from '#domain/vocabulary/counties.ts';
import { GENDERS } from '#domain/vocabulary/genders.ts';
import { languages } from '#domain/vocabulary/languages.ts';
import { municipalities } from '#domain/vocabulary/municipalities.ts';
import { skills } from '#domain/vocabulary/skills.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import { MultiSelect, type MultiSelectProps } from '#web/ui/multi-select.tsx';
import { LevelList } from './level-list.tsx';
import { municipalityOptions } from './municipality-options.ts';
import { NumberSpan } from './number-span.tsx';
import {
  categoryOptions,
  countyOptions,
  languageLevelOptions,
  languageOptions,
  skillLevelOptions,
  skillOptions,
} from './wish-options.ts';

export interface WishesEditorProps {
  value: TalentWishes;
  onChange: (wishes: TalentWishes) => void;
  /** 'narrow' beside a list, 'wide' in a form. */
  look?: 'narrow' | 'wide' | undefined;
  isDisabled?: boolean | undefined;
}

/** Who is looked for: the filters of the search and the wishes of a role are the same object and the same fields. */
export function WishesEditor({ value, onChange, look = 'narrow', isDisabled }: WishesEditorProps) {
  const change = (part: Partial<TalentWishes>) => onChange({ ...value, ...part });
  return (
    <div className={classNames('grid gap-x-8 gap-y-5', look === 'wide' && 'sm:grid-cols-2')}>
      <AnyOf
        label="Kategori"
        options={categoryOptions}
        value={value.categories}
        has={categories.has}
        isDisabled={isDisabled}
        placeholder="Skådespelare, modell"
        onChange={(categories) => change({ categories })}
      />
      <FieldGroup label="Spelar">
        <div className="flex flex-wrap gap-x-5">
          {GENDERS.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              disabled={isDisabled}
              checked={value.genders.includes(id)}
              onChange={(event) =>
                change({
                  genders: event.target.checked
                    ? [...value.genders, id]
                    : value.genders.filter((gender) => gender !== id),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <NumberSpan
        label="Spelålder"
        unit="år"
        least={0}
        most={110}
        from={value.age_min}
        to={value.age_max}
        isDisabled={isDisabled}
        onChange={(age_min, age_max) => change({ age_min, age_max })}
      />
      <NumberSpan
        label="Längd"
        unit="cm"
        least={40}
        most={230}
        from={value.height_min_cm}
        to={value.height_max_cm}
        isDisabled={isDisabled}
        onChange={(height_min_cm, height_max_cm) => change({ height_min_cm, height_max_cm })}
      />
      <AnyOf
        label="Län"
        options={countyOptions}
        value={value.counties}
        has={counties.has}
        isDisabled={isDisabled}
        placeholder="Hela Sverige"
        onChange={(counties) => change({ counties })}
      />
      <AnyOf
        label="Kommun"
        options={municipalityOptions}
        value={value.municipalities}
        has={municipalities.has}
        isDisabled={isDisabled}
        placeholder="Alla kommuner"
        onChange={(municipalities) => change({ municipalities })}
      />
      <LevelList
        label="Kan"
        placeholder="Ridning, dans, gitarr"
        options={skillOptions}
        levels={skillLevelOptions}
        value={value.skills}
        has={skills.has}
        isDisabled={isDisabled}
        onChange={(chosen) => change({ skills: chosen })}
      />
      <LevelList
        label="Språk"
        placeholder="Spanska, teckenspråk"
        options={languageOptions}
        levels={languageLevelOptions}
        value={value.languages}
        has={languages.has}
        isDisabled={isDisabled}
        onChange={(chosen) => change({ languages: chosen })}
      />
    </div>
  );
}

interface AnyOfProps<Id extends string> extends Omit<MultiSelectProps, 'value' | 'onChange'> {
  value: readonly Id[];
  /** True for an id of this vocabulary. */
  has: (id: string) => id is Id;
  onChange: (value: Id[]) => void;
}

function AnyOf<Id extends string>({ has, onChange, ...rest }: AnyOfProps<Id>) {
  return (
    <Field label={rest.label}>
      <MultiSelect {...rest} onChange={(ids) => onChange(ids.filter(has))} />
    </Field>
  );
}
