import { Controller, useFormContext } from 'react-hook-form';
import { isDay } from '#domain/kernel/time/day.ts';
import { ACCEPTANCES } from '#domain/projects/project/project.rules.ts';
import type { ProjectForm } from '#web/screens/company/create-project/project-form.ts';
import { acceptanceOptions } from '#web/screens/company/order-talents/acceptance.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { askedBy, type Named } from './order-form.ts';

// Warnings about demanding requests. Loaded when the order has a first person.
const limits = onDemand(() => import('#web/features/casting/candidate/request-limits.tsx'));

export interface OrderAnswersProps {
  people: readonly (readonly Named[])[];
  /** Last day to answer (ISO day), as typed. */
  answerBy: string;
  onAnswerBy: (day: string) => void;
  /** The server's error about the day. */
  refused: string | undefined;
}

/** The meaning of a yes, the last day to answer, and the greeting of an order. */
export function OrderAnswers({ people, answerBy, onAnswerBy, refused }: OrderAnswersProps) {
  const { register, control, watch, formState } = useFormContext<ProjectForm>();
  const values = watch();
  const isAsking = people.some((of) => of.length > 0);
  const limitsHere = useOnDemand(limits, isAsking, () => undefined);
  return (
    <Section title="Svar">
      <div className="flex flex-col gap-5">
        <Controller
          name="acceptance"
          control={control}
          render={({ field }) => (
            <RadioCards
              label="När bokas beställningen?"
              columns={2}
              options={acceptanceOptions}
              {...field}
              onChange={(value) => field.onChange(ACCEPTANCES.find((one) => one === value))}
            />
          )}
        />
        <Field label="Svara senast" error={isDay(answerBy) ? refused : 'Skriv datumet som ÅÅÅÅ-MM-DD.'}>
          <DateInput value={answerBy} onChange={(event) => onAnswerBy(event.target.value)} />
        </Field>
        <Field
          label="Hälsning"
          isOptional
          hint="Samma till alla. Personer under 18 år får frågan utan den."
          error={formState.errors.greeting?.message}
        >
          <Textarea {...register('greeting')} rows={3} maxLength={1000} value={values.greeting} />
        </Field>
        {isAsking && limitsHere && (
          <limitsHere.RequestLimits {...askedBy(values, people)} message={values.greeting ?? ''} answerBy={answerBy} />
        )}
      </div>
    </Section>
  );
}
