import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { ALL_SIZES, type Size, sizes } from '#domain/kernel/vocabulary/sizes.ts';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { Select } from '#web/ui/form/select.tsx';
import { type ProfileEditorProps, ProfileForm, useProfileForm } from './profile-form.tsx';

const GROUPS = [
  { id: 'clothes', label: 'Kläder och skor' },
  { id: 'measures', label: 'Mått' },
] as const;

/** The form of sizes and measures, all optional. Saving confirms that they are right today. */
export function SizesEditor({ profile, ...rest }: ProfileEditorProps) {
  const told = profile.sizes.flatMap(({ id, value }) => (sizes.has(id) ? [{ id, value }] : []));
  const form = useProfileForm('sizes', { sizes: told });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(told.map(({ id, value }) => [id, String(value).replace('.', ',')])),
  );
  const { errors } = form.formState;
  return (
    <ProfileForm form={form} {...rest}>
      <p className="text-sm text-ink-muted">
        Allt är frivilligt. Företag ser det du fyller i, och kostym slipper fråga. Vi påminner om att se över det.
      </p>
      <Controller
        name="sizes"
        control={form.control}
        render={({ field }) => {
          const change = (id: string, text: string) => {
            const next = { ...typed, [id]: text };
            setTyped(next);
            field.onChange(
              ALL_SIZES.flatMap((size) => {
                const value = parseNumber(next[size.id]);
                return value === undefined ? [] : [{ id: size.id, value }];
              }),
            );
          };
          const value = field.value ?? [];
          const errorOf = (id: string) => errors.sizes?.[value.findIndex((one) => one.id === id)]?.value?.message;
          return (
            <>
              {GROUPS.map((group) => (
                <FieldGroup key={group.id} label={group.label}>
                  <div className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
                    {ALL_SIZES.filter((size) => size.group === group.id).map((size) => (
                      <Field key={size.id} label={size.label} error={errorOf(size.id)}>
                        <SizeInput
                          size={size}
                          value={typed[size.id] ?? ''}
                          onChange={(text) => change(size.id, text)}
                        />
                      </Field>
                    ))}
                  </div>
                </FieldGroup>
              ))}
            </>
          );
        }}
      />
    </ProfileForm>
  );
}

interface SizeInputProps {
  size: Size;
  value: string;
  onChange: (text: string) => void;
}

function SizeInput({ size: { words, unit, step }, value, onChange }: SizeInputProps) {
  if (words) {
    const options = words.map((label, at) => ({ value: String(at + 1), label }));
    return (
      <Select options={options} placeholder="Välj" value={value} onChange={(event) => onChange(event.target.value)} />
    );
  }
  return (
    <NumberInput
      unit={unit || undefined}
      hasDecimals={step < 1}
      maxLength={5}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
