import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Controller, FormProvider, type Path, useFieldArray, useForm } from 'react-hook-form';
import type { ProjectDetails, ProjectInput } from '#contract/projects/project.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { ACCEPTANCES } from '#domain/projects/project/project.rules.ts';
import { castingNeedLabels } from '#texts/projects/labels.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { projectStepHref } from '#web/features/projects/project/project-address.ts';
import { DateFields } from '#web/screens/company/create-project/date-fields.tsx';
import { missingIn, NEW_ROLE, type ProjectForm } from '#web/screens/company/create-project/project-form.ts';
import { useQuote } from '#web/screens/company/create-project/use-quote.ts';
import { acceptanceOptions } from '#web/screens/company/order-talents/acceptance.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { useNavigate } from '#web/ui/frame/address.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';
import { Money } from '#web/ui/text/money.tsx';
import { askedBy, type Named, picksOf, usualAnswerDay, withPlaces } from './order-form.ts';
import { OrderRole } from './order-role.tsx';
import { Usage } from './usage.tsx';

// What asks too much of people is said when somebody is to be asked.
const limits = onDemand(() => import('#web/features/casting/candidate/request-limits.tsx'));
const check = lateCheck(async () => (await import('#contract/projects/project.ts')).projectInput);
const persons = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

export interface OrderEditorProps {
  /** Absent for a new one. */
  saved: ProjectDetails | undefined;
  form: ProjectForm;
  /** Who is named, by the place of the role. */
  people: readonly (readonly Named[])[];
}

/** The form of an order: what, days, place, people, fee and use, and the price while it is written. */
export function OrderEditor({ saved: before, form: written, people: named }: OrderEditorProps) {
  const form = useForm<ProjectForm, unknown, ProjectInput>({
    resolver: useLateResolver(check),
    defaultValues: written,
  });
  const { register, control, watch, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'roles', keyName: 'key' });
  const [people, setPeople] = useState(named);
  const [saved, setSaved] = useState(before);
  const [answerBy, setAnswerBy] = useState<string>();
  const savingAttempt = useRef<number>(undefined);
  const { send } = useCommand();
  const navigate = useNavigate();
  const values = watch();
  const quote = useQuote(withPlaces(values, people), 'A');
  const missing = missingIn(values);
  const count = people.reduce((sum, of) => sum + of.length, 0);
  const limitsHere = useOnDemand(limits, count > 0, () => undefined);
  const maySend = missing.length === 0 && count > 0;
  const isOpen = saved === undefined || saved.status === 'draft';
  const last = answerBy ?? usualAnswerDay(values.dates.find(({ starts_on }) => isDay(starts_on))?.starts_on, today());

  const save = async (input: ProjectInput): Promise<ProjectDetails | undefined> => {
    try {
      const body = withPlaces({ ...input, kind: 'order' as const }, people);
      const order = saved
        ? await send('PUT /projects/:id', { params: { id: saved.id }, body: { ...body, revision: saved.revision } })
        : await send('POST /projects', { body });
      setSaved(order);
      await keepPeople(order);
      return order;
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error;
      for (const [path, message] of Object.entries(error.fields)) {
        form.setError(path as Path<ProjectForm>, { type: 'server', message });
      }
      return undefined;
    }
  };
  /** Who is named stays with the draft, so that it is whole wherever it is opened. */
  const keepPeople = async (order: ProjectDetails) => {
    for (const [index, { id: role_id }] of order.roles.entries()) {
      const params = { id: order.id };
      const now = (people[index] ?? []).map(({ id }) => id);
      const gone = (named[index] ?? []).filter(({ id }) => before && !now.includes(id));
      for (const { id: talent_id } of gone) {
        await send('DELETE /projects/:id/picks/:role_id/:talent_id', { params: { ...params, role_id, talent_id } });
      }
      if (now.length > 0) await send('PUT /projects/:id/picks', { params, body: { role_id, talent_ids: now } });
    }
  };
  const submit = async (input: ProjectInput) => {
    const isSending = maySend && savingAttempt.current !== form.formState.submitCount;
    const order = await save(input);
    if (!order) return;
    if (!isSending) {
      showToast('Utkastet är sparat.');
      if (!before) navigate(projectStepHref(1, order), { replace: true });
      return;
    }
    const params = { id: order.id };
    if (order.actions.includes('open-casting')) setSaved(await send('POST /projects/:id/open-casting', { params }));
    const sent = await send('POST /projects/:id/requests', {
      params,
      body: { picks: picksOf(order, people), answer_by: last, message: input.greeting },
    });
    const skipped = sent.skipped.length > 0 ? ` ${persons(sent.skipped.length)} gick inte att fråga.` : '';
    showToast(`${persons(sent.sent_count)} har fått frågan.${skipped}`);
    navigate(projectStepHref(sent.sent_count > 0 ? 3 : 2, order));
  };
  return (
    <FormProvider {...form}>
      <FormFrame
        form={form}
        onSubmit={submit}
        submitLabel={maySend ? `Fråga ${persons(count)}` : 'Spara utkast'}
        extraActions={
          maySend && (
            <Button
              type="submit"
              onClick={() => {
                savingAttempt.current = form.formState.submitCount;
              }}
            >
              Spara utkast
            </Button>
          )
        }
        hasStickyActions
        isReadOnly={!isOpen}
        className="gap-10"
      >
        {!isOpen && saved && <Callout>Beställningen är skickad. Fler läggs till bland dess talanger.</Callout>}
        <Section title="Vad">
          <div className="flex flex-col gap-5">
            <Field label="Vad gäller beställningen?" error={formState.errors.title?.message}>
              <TextInput {...register('title')} maxLength={120} placeholder="Julfilm för butikerna" />
            </Field>
            <Field label="Beskrivning" isOptional error={formState.errors.description?.message}>
              <Textarea {...register('description')} rows={3} maxLength={5000} value={values.description} />
            </Field>
          </div>
        </Section>
        <DateFields isLocked={false} />
        <Section title="Vilka och för hur mycket" description="Arvodet är per person, före skatt.">
          <ol className="flex flex-col gap-8">
            {fields.map((field, index) => (
              <OrderRole
                key={field.key}
                index={index}
                people={people[index] ?? []}
                onPeople={(of) => setPeople(fields.map((_, at) => (at === index ? of : (people[at] ?? []))))}
                quote={quote.ofRole(index)}
                onRemove={
                  fields.length === 1
                    ? undefined
                    : () => {
                        remove(index);
                        setPeople(people.filter((_, at) => at !== index));
                      }
                }
              />
            ))}
          </ol>
          {quote.total_ore !== null && (
            <dl className="mt-4 flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1 border-t border-ink pt-2">
              <dt className="text-sm">
                Kostar er i allt <span className="text-ink-muted">med arbetsgivaravgifter, utan moms</span>
              </dt>
              <dd className="font-medium">
                <Money ore={quote.total_ore} />
              </dd>
            </dl>
          )}
          <Button
            icon={Plus}
            size="small"
            className="mt-6"
            onClick={() => append({ ...NEW_ROLE, terms: values.roles[0]?.terms ?? NEW_ROLE.terms })}
          >
            Lägg till en roll till
          </Button>
        </Section>
        <Usage />
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
            <Field label="Svara senast" error={isDay(last) ? undefined : 'Skriv datumet som ÅÅÅÅ-MM-DD.'}>
              <DateInput value={last} onChange={(event) => setAnswerBy(event.target.value)} />
            </Field>
            <Field
              label="Hälsning"
              isOptional
              hint="Samma till alla. Personer under 18 år får frågan utan den."
              error={formState.errors.greeting?.message}
            >
              <Textarea {...register('greeting')} rows={3} maxLength={1000} value={values.greeting} />
            </Field>
            {count > 0 && limitsHere && (
              <limitsHere.RequestLimits {...askedBy(values, people)} message={values.greeting ?? ''} answerBy={last} />
            )}
          </div>
        </Section>
        {isOpen && !maySend && (
          <Callout tone="waiting" role="status" title="Det här saknas innan ni kan fråga">
            <ul className="list-disc pl-5">
              {missing.map((need) => (
                <li key={need}>{castingNeedLabels[need]}</li>
              ))}
              {count === 0 && <li>Någon att fråga</li>}
            </ul>
          </Callout>
        )}
      </FormFrame>
    </FormProvider>
  );
}

const { today } = clock;
