import { useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { addDays, isDay } from '#domain/kernel/time/day.ts';
import { optionCommandLabels } from '#texts/casting/labels.ts';
import { rankWord } from '#texts/casting/option-words.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';

/** The command that waits for confirmation. */
export type OptionAct = 'give' | 'challenge' | 'release';

const DAYS_FIRST = 3;
const TIMES = ['09:00', '12:00', '15:00', '17:00', '20:00'].map((value) => ({ value, label: value.replace(':', '.') }));

export interface OptionQuestionProps {
  row: CandidateRow;
  act: OptionAct;
  onDone: () => void;
}

/** The question before an option is given, challenged or released: the consequence, and the deadline. */
export function OptionQuestion({ row, act, onDone }: OptionQuestionProps) {
  const { send } = useCommand();
  const [endsOn, setEndsOn] = useState(() => addDays(clock.today(), DAYS_FIRST));
  const [endsAt, setEndsAt] = useState('12:00');
  const params = { id: row.id };
  const { name } = row.talent;
  const words = {
    give: {
      title: `Lägg option på ${name}?`,
      body: `${name} får ett mejl om att du vill kunna boka, och ni ser båda vilken plats i kön du har. En option är ingen bokning, och den förfaller av sig själv när tiden går ut.`,
    },
    challenge: {
      title: 'Utmana den som står före?',
      body: `Företaget som står före dig får ett dygn på sig att boka ${name} eller släppa sin option. Annars förfaller den och du går före. Utmana bara om du är beredd att boka.`,
    },
    release: {
      title: `Släpp optionen på ${name}?`,
      body: `${name} får ett mejl om att du inte längre behöver dagarna. Lägger du en ny option hamnar du sist i kön.`,
    },
  }[act];

  const run = async () => {
    if (act === 'give') {
      if (!isDay(endsOn)) throw new ApiError('invalid_input', 422, 'Skriv dagen som ÅÅÅÅ-MM-DD.');
      const body = { ends_on: endsOn, ends_at: endsAt };
      const { rank } = await send('POST /candidates/:id/option', { params, body });
      return showToast(`Du har ${rankWord(rank)} option på ${name}.`);
    }
    await send(`POST /candidates/:id/option/${act}`, { params });
    showToast(act === 'challenge' ? 'Den som står före har fått veta det.' : `Optionen på ${name} är släppt.`);
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={words.title}
      confirmLabel={optionCommandLabels[act]}
      isDangerous={act === 'release'}
      onConfirm={run}
    >
      <p>{words.body}</p>
      {act === 'give' && (
        <div className="mt-4 flex flex-wrap gap-4 text-ink">
          <Field label="Gäller till">
            <DateInput value={endsOn} onChange={(event) => setEndsOn(event.target.value)} />
          </Field>
          <Field label="Klockan">
            <Select options={TIMES} value={endsAt} onChange={(event) => setEndsAt(event.target.value)} />
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}
