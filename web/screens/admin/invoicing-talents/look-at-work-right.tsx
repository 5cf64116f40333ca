import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminPayout } from '#contract/money/payout.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { hasEnd, WORK_RIGHT_BASES, type WorkRightBasis } from '#domain/people/work-right/work-right.ts';
import { LOOK_AT_WORK_RIGHT, workRightBases } from '#texts/people/work-right-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { Select } from '#web/ui/form/select.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { useNow } from '#web/ui/text/use-now.ts';

const check = lateCheck(async () => (await import('#contract/money/work-right.ts')).writtenWorkRight);
const BASES = WORK_RIGHT_BASES.map((value) => ({ value, label: workRightBases[value] }));

/** What finance has seen of a talent's right to work, before the first wage. */
export function LookAtWorkRight({ payout: { id }, onDone }: { payout: AdminPayout; onDone: () => void }) {
  const { send } = useCommand();
  const today = dayOf(useNow());
  const [look_id] = useState(() => crypto.randomUUID());
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: {
      look_id,
      basis: '' as WorkRightBasis,
      valid_until: null as string | null,
      looked_on: today,
    },
  });
  const { errors } = form.formState;
  const basis = form.watch('basis');
  const asksEnd = hasEnd(basis) || basis === 'family_of_eu';
  return (
    <FormFrame
      form={form}
      hasLeaveGuard={false}
      submitLabel="Spara"
      onSubmit={async (body) => {
        await send('POST /admin/payouts/:id/work-right', { params: { id }, body });
        showToast('Rätten att arbeta är kontrollerad');
        onDone();
      }}
    >
      <p className="text-sm text-ink-muted">{LOOK_AT_WORK_RIGHT}</p>
      <Field label="Vad har du sett?" error={errors.basis?.message}>
        <Select
          options={BASES}
          placeholder="Välj"
          {...form.register('basis', { onChange: () => form.setValue('valid_until', null) })}
        />
      </Field>
      {asksEnd && (
        <Field label="Gäller till och med" isOptional={!hasEnd(basis)} error={errors.valid_until?.message}>
          <DateInput {...form.register('valid_until', { setValueAs: (day: string | null) => day || null })} />
        </Field>
      )}
      <Field label="Dag då du såg det" error={errors.looked_on?.message}>
        <DateInput {...form.register('looked_on')} />
      </Field>
    </FormFrame>
  );
}
