import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { WrittenInjury } from '#contract/work/injury.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { clock } from '#web/ui/text/clock.ts';

const check = lateCheck(async () => (await import('#contract/work/injury.ts')).writtenInjury(clock.today()));

interface InjuryFormProps {
  /** True for a company, which chooses a person too. */
  isForCompany: boolean;
  /** Sends the report; a repeated call has the same id. */
  onSend: (injury: WrittenInjury) => Promise<void>;
  onCancel: () => void;
}

/** A report of an injury on a day of an assignment. */
export function InjuryForm({ isForCompany, onSend, onCancel }: InjuryFormProps) {
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm<WrittenInjury>({
    resolver: useLateResolver(check),
    defaultValues: {
      id,
      assignment_id: '',
      happened_on: clock.today(),
      is_serious: false,
      words: { at_time: null, place: '', what: '', injury: '' },
    },
  });
  const { errors } = form.formState;
  const day = form.watch('happened_on');
  const [shown, setShown] = useState({ day, page: 1 });
  const page = shown.day === day ? shown.page : 1;
  const { data } = useQuery({
    ...query('GET /work-injuries/engagements', { query: { day, page } }),
    enabled: isDay(day),
  });
  const options = (data?.items ?? []).map((one) => ({
    value: one.id,
    label: [isForCompany && one.talent_name, one.role_title, one.project_title].filter(Boolean).join(', '),
  }));
  const page_count = data ? Math.ceil(data.total / data.page_size) : 1;
  const isFree = data !== undefined && options.length === 0;
  return (
    <FormFrame
      form={form}
      onSubmit={onSend}
      hasLeaveGuard={false}
      submitLabel="Anmäl skadan"
      className="max-w-xl"
      extraActions={
        <Button variant="quiet" onClick={onCancel}>
          Avbryt
        </Button>
      }
    >
      <Field label="Vilken dag hände det?" error={errors.happened_on?.message}>
        <DateInput {...form.register('happened_on')} />
      </Field>
      <Field
        label={isForCompany ? 'Vem skadade sig?' : 'Vilket uppdrag?'}
        hint={isFree ? 'Inget är bokat den dagen.' : undefined}
        error={errors.assignment_id && 'Välj i listan.'}
      >
        <Select options={options} placeholder="Välj" {...form.register('assignment_id')} />
      </Field>
      {page_count > 1 && (
        <Button
          size="small"
          className="self-start"
          onClick={() => {
            form.resetField('assignment_id');
            setShown({ day, page: (page % page_count) + 1 });
          }}
        >
          Visa fler att välja bland ({page} av {page_count})
        </Button>
      )}
      <Field label="Klockan" hint="Om du vet, till exempel 14:30." error={errors.words?.at_time?.message}>
        <TextInput {...form.register('words.at_time', { setValueAs: (typed: string | null) => typed || null })} />
      </Field>
      <Field label="Var hände det?" error={errors.words?.place?.message}>
        <TextInput {...form.register('words.place')} />
      </Field>
      <Field label="Vad hände?" error={errors.words?.what?.message}>
        <Textarea rows={4} {...form.register('words.what')} />
      </Field>
      <Field
        label="Vilken är skadan?"
        hint={
          isForCompany
            ? 'Läses av den skadade och av oss. Ni ser den inte igen.'
            : 'Läses av dig och av oss. Företaget ser den inte.'
        }
        error={errors.words?.injury?.message}
      >
        <Textarea rows={3} {...form.register('words.injury')} />
      </Field>
      <Checkbox
        label="Det är allvarligt: någon har dött eller skadats svårt, eller flera har skadats"
        {...form.register('is_serious')}
      />
    </FormFrame>
  );
}
