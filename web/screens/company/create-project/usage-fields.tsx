import { Controller, useFormContext } from 'react-hook-form';
import { isMadeToShow, isUsageUnsaid } from '#domain/deal/terms/made-to-show.ts';
import { media, territories } from '#domain/kernel/vocabulary/usage.ts';
import { NOT_SHOWN } from '#texts/work/not-shown.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { emptyAsNull } from './brief-fields.tsx';
import type { ProjectForm } from './project-form.ts';

const mediaOptions = media.entries.map(({ id, label }) => ({ value: id, label }));
const territoryOptions = territories.entries.map(({ id, label }) => ({ value: id, label }));

/**
 * The fields for media, territory and time in which the recorded material may be used, and the choice to show it
 * nowhere.
 */
export function UsageFields({ isLocked }: { isLocked: boolean }) {
  const { register, control, watch, formState } = useFormContext<ProjectForm>();
  const { errors } = formState;
  const territory = watch('usage_territory');
  const isShown = isMadeToShow(watch('production_type'));
  return (
    <Section
      title="Nyttjanderätt"
      description={`Var och hur länge materialet får visas.${isShown ? '' : ' Lämna tomt om inget spelas in.'}`}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Medier" isOptional error={errors.usage_media?.message} className="sm:col-span-2">
          {isLocked ? (
            <TextInput readOnly value={watch('usage_media').map(media.label).join(', ')} />
          ) : (
            <Controller
              name="usage_media"
              control={control}
              render={({ field }) => (
                <MultiSelect
                  label="Medier"
                  options={mediaOptions}
                  {...field}
                  onChange={(ids) => field.onChange(ids.filter(media.has))}
                />
              )}
            />
          )}
        </Field>
        <Field label="Område" isOptional error={errors.usage_territory?.message}>
          {isLocked ? (
            <TextInput readOnly value={territory ? territories.label(territory) : ''} />
          ) : (
            <Select
              {...register('usage_territory', emptyAsNull)}
              options={territoryOptions}
              placeholder="Välj område"
            />
          )}
        </Field>
        <Field label="Tid från första visning" isOptional error={errors.usage_months?.message}>
          <NumberInput
            unit="mån"
            readOnly={isLocked}
            {...register('usage_months', { setValueAs: (value) => parseNumber(value) ?? null })}
          />
        </Field>
        <NotShown />
      </div>
    </Section>
  );
}

/** A choice that the recorded material is never shown, for every role without rights of its own. */
function NotShown() {
  const { watch, getValues, setValue } = useFormContext<ProjectForm>();
  const { production_type, roles, usage_media, usage_territory = null, usage_months = null } = watch();
  const without = roles.filter(({ terms }) => !terms.rights?.length);
  const isAsked = isMadeToShow(production_type) && without.length > 0;
  if (!isAsked || !isUsageUnsaid({ usage_media, usage_territory, usage_months })) return null;
  const choose = (isChosen: boolean) => {
    for (const [index, { terms }] of getValues('roles').entries()) {
      if (!terms.rights?.length) {
        setValue(`roles.${index}.terms.rights`, isChosen ? [] : null, { shouldDirty: true });
      }
    }
  };
  return (
    <Checkbox
      label={NOT_SHOWN}
      className="sm:col-span-2"
      hint="Annars behöver ni skriva var och hur länge, här eller i rollerna, innan någon blir tillfrågad."
      checked={without.every(({ terms }) => terms.rights !== null)}
      onChange={(event) => choose(event.target.checked)}
    />
  );
}
