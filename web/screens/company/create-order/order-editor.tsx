import { useRef, useState } from 'react';
import { FormProvider, type Path, useForm } from 'react-hook-form';
import type { ProjectDetails, ProjectInput } from '#contract/projects/project.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { castingNeedLabels } from '#texts/projects/labels.ts';
import { orderHoldWords } from '#texts/work/order-hold-words.ts';
import { ApiError } from '#web/api/client.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { DateFields } from '#web/screens/company/create-project/date-fields.tsx';
import { missingIn, type ProjectForm } from '#web/screens/company/create-project/project-form.ts';
import { useQuote } from '#web/screens/company/create-project/use-quote.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';
import { OrderAbout } from './order-about.tsx';
import { OrderAnswers } from './order-answers.tsx';
import { type Named, usualAnswerDay, withPlaces } from './order-form.ts';
import { OrderRoles } from './order-roles.tsx';
import { Usage } from './usage.tsx';
import { useOrder } from './use-order.ts';

const check = lateCheck(async () => (await import('#contract/projects/project.ts')).projectInput);
const persons = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

export interface OrderEditorProps {
  /** Undefined for a new order. */
  saved: ProjectDetails | undefined;
  form: ProjectForm;
  /** The people of each role, by the index of the role. */
  people: readonly (readonly Named[])[];
}

/**
 * The form of an order: subject, days, place, people, fee, use, and how to answer. The price follows what the company
 * types.
 */
export function OrderEditor({ saved: before, form: written, people: named }: OrderEditorProps) {
  const form = useForm<ProjectForm, unknown, ProjectInput>({
    resolver: useLateResolver(check),
    defaultValues: written,
  });
  const [people, setPeople] = useState(named);
  const [answerBy, setAnswerBy] = useState<string>();
  const savingAttempt = useRef<number>(undefined);
  const { saved, keep, sendWhole, fields } = useOrder(before, named);
  const navigate = useNavigate();
  const values = form.watch();
  const quote = useQuote(withPlaces(values, people), 'A');
  const missing = missingIn(values);
  const count = people.reduce((sum, of) => sum + of.length, 0);
  const maySend = missing.length === 0 && count > 0;
  const isOpen = saved === undefined || saved.status === 'draft';
  const firstDay = values.dates.find(({ starts_on }) => isDay(starts_on))?.starts_on;
  const last = answerBy ?? usualAnswerDay(firstDay, clock.today());

  const keepDraft = async (input: ProjectInput) => {
    const order = await keep(input, people);
    showToast('Utkastet är sparat.');
    if (!before) navigate(projectStepHref(1, order), { replace: true });
  };
  const sendOrder = async (input: ProjectInput) => {
    const { project, held_by } = await sendWhole(input, people, last);
    showToast(held_by ? orderHoldWords[held_by] : `${persons(count)} har fått frågan.`);
    navigate(projectStepHref(held_by ? 2 : 3, project));
  };
  const submit = async (input: ProjectInput) => {
    const isSending = maySend && savingAttempt.current !== form.formState.submitCount;
    try {
      await (isSending ? sendOrder(input) : keepDraft(input));
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error;
      for (const [path, message] of Object.entries(error.fields)) {
        form.setError(path as Path<ProjectForm>, { type: 'server', message });
      }
    }
  };
  const savingButton = (
    <Button
      type="submit"
      onClick={() => {
        savingAttempt.current = form.formState.submitCount;
      }}
    >
      Spara utkast
    </Button>
  );
  return (
    <FormProvider {...form}>
      <FormFrame
        form={form}
        onSubmit={submit}
        submitLabel={maySend ? `Fråga ${persons(count)}` : 'Spara utkast'}
        extraActions={maySend && savingButton}
        hasStickyActions
        isReadOnly={!isOpen}
        className="gap-10"
      >
        {!isOpen && <Callout>Beställningen är skickad. Fler läggs till bland dess talanger.</Callout>}
        <OrderAbout />
        <DateFields isLocked={false} />
        <OrderRoles people={people} onPeople={setPeople} quote={quote} refused={fields} />
        <Usage />
        <OrderAnswers people={people} answerBy={last} onAnswerBy={setAnswerBy} refused={fields.answer_by} />
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
