import { useState } from 'react';
import type { RightRow } from '#contract/right.ts';
import { dayOf, isDay } from '#domain/time/day.ts';
import { rightCommandLabels } from '#texts/labels.ts';
import { wordsOfUse } from '#texts/right-words.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** Asks on which day something was first shown, or sets that right. */
export function ReportPublication({ right, onDone }: { right: RightRow; onDone: () => void }) {
  const { send } = useCommand();
  const [day, setDay] = useState(right.published_on ?? dayOf(new Date()));
  const [withAlike, setWithAlike] = useState(true);
  const isFirst = right.status === 'coming';
  const run = async () => {
    if (!isDay(day)) throw new ApiError('invalid_input', 422, 'Skriv dagen som ÅÅÅÅ-MM-DD.');
    const body = { published_on: day, seen_published_on: right.published_on, with_alike: isFirst && withAlike };
    const { reported_count } = await send('POST /rights/:id/publication', { params: { id: right.id }, body });
    showToast(
      reported_count > 1
        ? `Första visningen är sparad för ${reported_count} rättigheter.`
        : 'Första visningen är sparad.',
    );
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={isFirst ? 'När visades det första gången?' : 'Rätta första visningen'}
      confirmLabel={isFirst ? 'Spara första visningen' : rightCommandLabels['correct-publication']}
      onConfirm={run}
    >
      <p>
        {wordsOfUse(right.line)}. Tiden i avtalet räknas från den dagen, och {right.talent_name} får veta var det visas
        och till när.
      </p>
      <div className="mt-4 flex flex-col gap-4 text-ink">
        <Field label="Första visningen" hint="Tidigast första arbetsdagen, senast i dag.">
          <DateInput value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        {isFirst && (
          <Checkbox
            label="Gäller alla i projektet som väntar på samma medier och område"
            checked={withAlike}
            onChange={(event) => setWithAlike(event.target.checked)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
