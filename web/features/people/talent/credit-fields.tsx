import { useWatch } from 'react-hook-form';
import type { CreditKindId } from '#domain/kernel/vocabulary/credit-kinds.ts';
import { creditKinds } from '#domain/kernel/vocabulary/credit-kinds.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { numberOrNull, type ProfileFormState } from './profile-form.tsx';
import { optionsOf } from './vocabulary-options.ts';

const kindOptions = optionsOf(creditKinds);

interface Words {
  readonly title: string;
  /** The label of the role field; absent for kinds of credits without a role. */
  readonly role?: string;
  readonly director?: string;
  readonly company: string;
}

const WORK: Words = { title: 'Titel', role: 'Roll', director: 'Regi', company: 'Bolag eller scen' };
const WORDS: Readonly<Partial<Record<CreditKindId, Words>>> = {
  advertising: { ...WORK, title: 'Varumärke eller film' },
  photo: { ...WORK, title: 'Kund eller publikation', director: 'Fotograf', company: 'Byrå eller bolag' },
  education: { title: 'Utbildning', role: 'Inriktning', company: 'Skola' },
  scholarship: { title: 'Stipendium eller pris', company: 'Från' },
};

export interface CreditFieldsProps {
  form: ProfileFormState;
  at: number;
  onDone: () => void;
  onRemove: () => void;
}

/** The fields of one credit, labelled for its kind. */
export function CreditFields({ form, at, onDone, onRemove }: CreditFieldsProps) {
  const kind = useWatch({ control: form.control, name: `credits.${at}.kind` }) as CreditKindId;
  const words = WORDS[kind] ?? WORK;
  const errors = form.formState.errors.credits?.[at];
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 py-1">
      <legend className="sr-only">Merit</legend>
      <div className="grid gap-5 sm:grid-cols-[3fr_1fr]">
        <Field label="Typ" error={errors?.kind?.message}>
          <Select options={kindOptions} {...form.register(`credits.${at}.kind`)} />
        </Field>
        <Field label="År" isOptional error={errors?.year?.message}>
          <NumberInput maxLength={4} {...form.register(`credits.${at}.year`, numberOrNull)} />
        </Field>
      </div>
      <Field label={words.title} error={errors?.title?.message}>
        <TextInput maxLength={120} {...form.register(`credits.${at}.title`)} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        {words.role && (
          <Field label={words.role} isOptional error={errors?.role?.message}>
            <TextInput maxLength={120} {...form.register(`credits.${at}.role`)} />
          </Field>
        )}
        {words.director && (
          <Field label={words.director} isOptional error={errors?.director?.message}>
            <TextInput maxLength={120} {...form.register(`credits.${at}.director`)} />
          </Field>
        )}
        <Field label={words.company} isOptional error={errors?.company?.message}>
          <TextInput maxLength={120} {...form.register(`credits.${at}.company`)} />
        </Field>
        <Field label="Länk" isOptional error={errors?.link?.message}>
          <TextInput inputMode="url" placeholder="https://" maxLength={300} {...form.register(`credits.${at}.link`)} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDone}>Klar med meriten</Button>
        <Button variant="quiet" onClick={onRemove}>
          Ta bort meriten
        </Button>
      </div>
    </fieldset>
  );
}
