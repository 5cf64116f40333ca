import { useState } from 'react';
import { type TestimonialRow, writtenWords } from '#contract/testimonial.ts';
import { CHANGED_WITHIN_DAYS, TESTIMONIAL_BOUNDS } from '#domain/testimonial/testimonial.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { showToast } from '#web/ui/toast-store.ts';

interface About {
  readonly row: TestimonialRow;
  readonly onDone: () => void;
}

/** The words about somebody, written for the first time or put otherwise. */
export function SayTestimonial({ row, onDone }: About) {
  const { run, failure, fields, isPending } = useCommand();
  const said = row.testimonial;
  const [words, setWords] = useState(said?.words ?? '');
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const read = writtenWords.safeParse(words);
    setProblem(read.error?.issues[0]?.message);
    if (!read.success) return;
    const body = { words: read.data, seen_words: said?.words ?? null };
    const saved = await run('PUT /assignments/:id/testimonial', { params: { id: row.id }, body });
    if (!saved) return;
    showToast(said ? 'Omdömet är ändrat.' : `${row.talent_name} kan läsa omdömet nu.`);
    onDone();
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title={`Omdöme om ${row.talent_name}`}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label="Hur var det att arbeta ihop?"
          hint={`Skriv som till personen själv. Det går att ändra i ${CHANGED_WITHIN_DAYS} dagar.`}
          error={problem ?? fields.words ?? failure}
        >
          <Textarea
            rows={5}
            value={words}
            maxLength={TESTIMONIAL_BOUNDS.words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={isPending}>
            {said ? 'Spara ändringen' : 'Lämna omdömet'}
          </Button>
          <Button onClick={onDone}>Avbryt</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks before words are taken back, which is for good. */
export function WithdrawTestimonial({ row, onDone }: About) {
  const { send } = useCommand();
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={`Ta bort omdömet om ${row.talent_name}?`}
      confirmLabel="Ta bort omdömet"
      onConfirm={async () => {
        await send('POST /assignments/:id/testimonial/withdraw', { params: { id: row.id } });
        showToast('Omdömet är borttaget.');
      }}
    >
      <p>{row.talent_name} får veta att det är borttaget. Det går inte att skriva ett nytt.</p>
    </ConfirmDialog>
  );
}
