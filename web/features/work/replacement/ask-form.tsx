import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReplacementView } from '#contract/work/replacement.ts';
import { dayOf, isDay } from '#domain/kernel/time/day.ts';
import { type Answer, ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { SkippedList } from '#web/features/casting/candidate/skipped-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { shortAnswerDay } from './replacement.view.ts';

/** A person to ask to step in. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
}

interface AskFormProps {
  readonly view: ReplacementView;
  readonly chosen: readonly Chosen[];
  readonly onRemove: (id: string) => void;
  readonly onAsked: () => void;
}

/** Asks the chosen people to step in, with a message and a short time to answer. */
export function AskForm({ view, chosen, onRemove, onAsked }: AskFormProps) {
  const { run, isPending, error, failure, fields, forget } = useCommand();
  const today = dayOf(useNow());
  const [answerBy, setAnswerBy] = useState(() => shortAnswerDay(view.starts_on, today));
  const [message, setMessage] = useState('');
  const [isDayWrong, setIsDayWrong] = useState(false);
  const [skipped, setSkipped] = useState<Answer<'POST /bookings/:id/replacements'>['skipped']>([]);
  const isAboutDay = error instanceof ApiError && error.code.startsWith('answer_day');
  const dayProblem = isDayWrong
    ? 'Skriv datumet som ÅÅÅÅ-MM-DD.'
    : (fields.answer_by ?? (isAboutDay ? failure : undefined));
  const ask = async () => {
    if (!isDay(answerBy)) return setIsDayWrong(true);
    const body = { talent_ids: chosen.map(({ id }) => id), answer_by: answerBy, message };
    const sent = await run('POST /bookings/:id/replacements', { params: { id: view.booking.id }, body });
    if (!sent) return;
    setSkipped(sent.skipped);
    if (sent.sent_count > 0)
      showToast(sent.sent_count === 1 ? 'En person är tillfrågad.' : `${sent.sent_count} personer är tillfrågade.`);
    onAsked();
  };
  return (
    <Section title="Fråga" className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        {chosen.length === 0 ? (
          <p className="text-sm text-ink-muted">Välj vilka ni vill fråga. Ni kan fråga flera samtidigt.</p>
        ) : (
          <ul aria-label="Valda" className="divide-y divide-hairline border-y border-hairline">
            {chosen.map(({ id, name }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-1">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <Button size="small" variant="quiet" icon={X} onClick={() => onRemove(id)}>
                  <span className="sr-only">Ta bort {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Field label="Svara senast" hint="De får veta att svarstiden är kort, och varför." error={dayProblem}>
          <DateInput
            value={answerBy}
            onChange={(event) => {
              setAnswerBy(event.target.value);
              setIsDayWrong(false);
              forget();
            }}
          />
        </Field>
        <Field label="Meddelande" isOptional hint="Samma till alla. Personer under 18 år får frågan utan det.">
          <Textarea rows={3} maxLength={1000} value={message} onChange={({ target }) => setMessage(target.value)} />
        </Field>
        {skipped.length > 0 && (
          <Callout tone="waiting" title="De här kunde inte frågas">
            <SkippedList skipped={skipped} />
          </Callout>
        )}
        {failure && !dayProblem && <FieldError>{Object.values(fields)[0] ?? failure}</FieldError>}
        <div className="flex flex-col gap-2">
          <Button type="submit" variant="primary" isWide isBusy={isPending} disabled={chosen.length === 0}>
            {chosen.length > 1 ? `Fråga ${chosen.length} personer` : 'Fråga'}
          </Button>
          <p className="text-sm text-ink-muted">Den första som säger ja är bokad direkt, med ett eget avtal.</p>
        </div>
      </form>
    </Section>
  );
}
