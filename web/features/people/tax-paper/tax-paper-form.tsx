import { type ReactNode, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { WrittenTaxPaper } from '#contract/people/tax-paper.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { COUNTRIES } from '#domain/kernel/vocabulary/countries.ts';
import { TAX_PAPER_KINDS } from '#domain/people/tax-paper/tax-paper.rules.ts';
import { countryName } from '#texts/kernel/country-names.ts';
import { taxPaperKinds } from '#texts/people/tax-paper-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { PercentInput } from '#web/ui/form/percent-input.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Select } from '#web/ui/form/select.tsx';

const check = lateCheck(async () => (await import('#contract/people/tax-paper.ts')).writtenTaxPaper);

const KINDS = TAX_PAPER_KINDS.map((value) => ({ value, ...taxPaperKinds[value] }));
const WAYS = [
  { value: 'share', label: 'En procentsats av lönen' },
  { value: 'month', label: 'Ett belopp i månaden' },
];
const countries = COUNTRIES.filter((code) => code !== 'SE')
  .map((value) => ({ value, label: countryName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'sv'));

interface TaxPaperFormProps {
  /** Sends the paper; a repeated call has the same id. */
  onSend: (paper: WrittenTaxPaper) => Promise<void>;
  onCancel: () => void;
  /** Fields before those of the paper. */
  children?: ReactNode;
}

/** A decision on tax or a certificate, as it stands on the paper. */
export function TaxPaperForm({ onSend, onCancel, children }: TaxPaperFormProps) {
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm<WrittenTaxPaper>({
    resolver: useLateResolver(check),
    defaultValues: {
      id,
      kind: 'adjustment',
      decided_on: '',
      valid_from: '',
      valid_to: '',
      points: basisPoints(3_000),
      month_ore: null,
      country: null,
    },
  });
  const { errors } = form.formState;
  const [kind, month] = form.watch(['kind', 'month_ore']);
  const setFigures = (points: number | null, month_ore: WrittenTaxPaper['month_ore']) => {
    form.setValue('points', points);
    form.setValue('month_ore', month_ore);
  };
  const choose = (value: string) => {
    form.setValue('kind', value as WrittenTaxPaper['kind']);
    setFigures(value === 'adjustment' ? 3_000 : null, null);
    form.setValue('country', null);
  };
  return (
    <FormFrame
      form={form}
      onSubmit={onSend}
      hasLeaveGuard={false}
      submitLabel="Lägg in"
      className="max-w-xl"
      extraActions={
        <Button variant="quiet" onClick={onCancel}>
          Avbryt
        </Button>
      }
    >
      {children}
      <Controller
        name="kind"
        control={form.control}
        render={({ field: { onChange, ...field } }) => (
          <RadioCards label="Vad är det?" options={KINDS} error={errors.kind?.message} onChange={choose} {...field} />
        )}
      />
      {kind === 'adjustment' && (
        <>
          <Field
            label="Vad säger beslutet?"
            hint="En skattetabell gäller bara din huvudarbetsgivare. Hos oss är det då 30 % som gäller, och du behöver inte lägga in något."
          >
            <Select
              options={WAYS}
              value={month === null ? 'share' : 'month'}
              onChange={({ target }) =>
                target.value === 'share' ? setFigures(3_000, null) : setFigures(null, 0 as WrittenTaxPaper['month_ore'])
              }
            />
          </Field>
          <Field label={month === null ? 'Skatt' : 'Skatt i månaden'} error={errors.points?.message}>
            {month === null ? (
              <Controller
                name="points"
                control={form.control}
                render={({ field: { value, ...field } }) => <PercentInput value={basisPoints(value ?? 0)} {...field} />}
              />
            ) : (
              <Controller
                name="month_ore"
                control={form.control}
                render={({ field: { onChange, ...field } }) => (
                  <MoneyInput onChange={(amount) => onChange(amount ?? 0)} {...field} />
                )}
              />
            )}
          </Field>
        </>
      )}
      {kind === 'a1' && (
        <Field label="Land där du är försäkrad" error={errors.country?.message}>
          <Controller
            name="country"
            control={form.control}
            render={({ field }) => <Combobox label="Land" options={countries} {...field} />}
          />
        </Field>
      )}
      <Field label={kind === 'a1' ? 'Utfärdat' : 'Beslutet är från'} error={errors.decided_on?.message}>
        <DateInput {...form.register('decided_on')} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Gäller från" error={errors.valid_from?.message}>
          <DateInput {...form.register('valid_from')} />
        </Field>
        <Field label="Till och med" error={errors.valid_to?.message}>
          <DateInput {...form.register('valid_to')} />
        </Field>
      </div>
    </FormFrame>
  );
}
