import { useForm } from 'react-hook-form';
import type { WrittenRate } from '#contract/deal/rate.ts';
import { RATE_BOUNDS } from '#domain/deal/price/rate-bounds.ts';
import type { RateKey } from '#domain/deal/price/rates.ts';
import { addDays, isDay } from '#domain/kernel/time/day.ts';
import { rateReachText, rateValueText } from '#texts/deal/rate-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';
import { typedRate, typedUnit } from './rates.view.ts';

const check = lateCheck(async () => (await import('#contract/deal/rate.ts')).writtenRate(clock.today()));

/**
 * The form for a new value of a rate from a coming day on, with source and reason. The form tells the effects before
 * the value is added.
 */
export function RateForm({ rateKey, onClose }: { rateKey: RateKey; onClose: () => void }) {
  const { send } = useCommand();
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { key: rateKey, valid_from: '', source: '', is_uncertain: false, why: '' },
  });
  const { errors } = form.formState;
  const valid_from = form.watch('valid_from');
  const { min, max } = RATE_BOUNDS[rateKey];
  const add = async (written: WrittenRate) => {
    try {
      await send('POST /admin/rates', { body: written });
    } catch (error) {
      return putBesideField(form, error, { rate_exists: 'valid_from' });
    }
    // Resets the form, so that it closes without a warning about unsaved changes.
    form.reset();
    showToast('Satsen är tillagd');
    onClose();
  };
  return (
    <FormFrame
      form={form}
      onSubmit={add}
      submitLabel="Lägg till satsen"
      extraActions={
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Värde"
          hint={`Från ${rateValueText(rateKey, min)} till ${rateValueText(rateKey, max)}.`}
          error={errors.value?.message}
        >
          <NumberInput
            hasDecimals
            unit={typedUnit(rateKey)}
            {...form.register('value', { setValueAs: (typed) => typedRate(rateKey, typed) })}
          />
        </Field>
        <Field label="Gäller från" hint="Tidigast i morgon." error={errors.valid_from?.message}>
          <DateInput {...form.register('valid_from')} />
        </Field>
      </div>
      {isDay(valid_from) && valid_from >= addDays(clock.today(), 1) && (
        <Callout tone="info">{rateReachText(rateKey, valid_from)}</Callout>
      )}
      <Field
        label="Källa"
        hint="Lag, beslut eller sida hos myndigheten, så att den går att hitta igen."
        error={errors.source?.message}
      >
        <Textarea rows={2} {...form.register('source')} />
      </Field>
      <Checkbox label="Satsen är osäker och ska bekräftas." {...form.register('is_uncertain')} />
      <Field label="Varför läggs den till?" error={errors.why?.message}>
        <Textarea rows={2} {...form.register('why')} />
      </Field>
    </FormFrame>
  );
}
