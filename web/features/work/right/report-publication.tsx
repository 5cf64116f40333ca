import { useState } from 'react';
import type { RightRow } from '#contract/work/right.ts';
import { dayOf, isDay } from '#domain/kernel/time/day.ts';
import { rightCommandLabels } from '#texts/work/labels.ts';
import { wordsOfUse } from '#texts/work/right-words.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { publicationFault, publicationHint, shownUntil } from './publication.view.ts';

/** Error codes that concern the day. */
const OF_DAY: ReadonlySet<ApiError['code']> = new Set(['publication_unfit', 'publication_later'] as const);

/** The dialog in which the company gives or corrects the day of the first publication. */
export function ReportPublication({ right, onDone }: { right: RightRow; onDone: () => void }) {
  const { run, isPending, error, failure, forget } = useCommand();
  const today = dayOf(useNow());
  const [day, setDay] = useState(right.published_on ?? today);
  const [isMalformed, setIsMalformed] = useState(false);
  const [withAlike, setWithAlike] = useState(true);
  const isFirst = right.status === 'coming';
  const fault = publicationFault(right, day, today);
  const isOfDay = error instanceof ApiError && OF_DAY.has(error.code);
  const malformed = isMalformed && !isDay(day) ? 'Skriv dagen som ÅÅÅÅ-MM-DD.' : undefined;
  const write = (written: string) => {
    forget();
    setDay(written);
  };
  const save = async () => {
    setIsMalformed(true);
    if (!isDay(day) || fault) return;
    const body = { published_on: day, seen_published_on: right.published_on, with_alike: isFirst && withAlike };
    const saved = await run('POST /rights/:id/publication', { params: { id: right.id }, body });
    if (!saved) return;
    showToast(
      saved.reported_count > 1
        ? `Första visningen är sparad för ${saved.reported_count} rättigheter.`
        : 'Första visningen är sparad.',
    );
    onDone();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onDone()}
      title={isFirst ? 'När visades det första gången?' : 'Rätta första visningen'}
      actions={
        <>
          <Button variant="quiet" onClick={onDone} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} onClick={save}>
            {isFirst ? 'Spara första visningen' : rightCommandLabels['correct-publication']}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-muted">
          {wordsOfUse(right.line)}. Tiden i avtalet räknas från den dagen, och {right.talent_name} får veta var det
          visas och till när.
        </p>
        <Field
          label="Första visningen"
          hint={publicationHint(right, today)}
          error={malformed ?? fault ?? (isOfDay ? failure : undefined)}
        >
          <DateInput value={day} onChange={(event) => write(event.target.value)} />
        </Field>
        <p role="status" className="text-sm text-ink-muted">
          {fault ? '' : shownUntil(right, day, today)}
        </p>
        {isFirst && (
          <Checkbox
            label="Gäller alla i projektet som väntar på samma medier och område"
            checked={withAlike}
            onChange={(event) => setWithAlike(event.target.checked)}
          />
        )}
        {failure && !isOfDay && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
