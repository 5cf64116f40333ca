import { useRef, useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { draftOrder } from './order.view.ts';

/**
 * Creates a draft of an order and opens its form for roles, days and fees. Written without the form library: there is a
 * single field, and this screen already loads the whole search.
 */
export function NewOrder() {
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, isPending, failure } = useCommand();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const make = async () => {
    if (title.trim() === '') {
      setProblem('Skriv vad beställningen gäller.');
      input.current?.focus();
      return;
    }
    setProblem(undefined);
    const order = await run('POST /projects', { body: draftOrder(title.trim()) });
    if (order) navigate(projectStepHref(1, order));
  };
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-muted">
        En beställning är ett projekt utan urvalssteg: ni bokar direkt bland dem som svarar ja. Ge den ett namn, så
        skriver ni roller, datum och arvode i nästa steg. Bara ni ser utkastet.
      </p>
      <form
        noValidate
        className="flex max-w-xl flex-col items-start gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Field label="Vad gäller beställningen?" error={problem ?? failure} className="w-full">
          <TextInput
            ref={input}
            name="title"
            value={title}
            maxLength={120}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" isBusy={isPending}>
          Skapa beställningen
        </Button>
      </form>
    </>
  );
}
