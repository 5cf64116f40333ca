import { useState } from 'react';
import { REPORT_BOUNDS } from '#domain/work/report/report.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';

/** The form in which the other side answers a dispute, once. */
export function ExplainForm({ id }: { id: string }) {
  const { run, failure, fields, isPending } = useCommand();
  const [words, setWords] = useState('');
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void run('POST /assignments/:id/report/explain', { params: { id }, body: { words } });
      }}
    >
      <Field
        label="Hur var det?"
        hint="Du svarar en gång. Den av oss som avgör läser båda."
        error={fields.words ?? failure}
      >
        <Textarea
          rows={3}
          value={words}
          maxLength={REPORT_BOUNDS.words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" isBusy={isPending}>
          Skicka
        </Button>
      </div>
    </form>
  );
}
