import { useState } from 'react';
import { INQUIRY_BOUNDS, QUESTION_CATEGORIES } from '#domain/talk/inquiry/inquiry.rules.ts';
import { inquiryCategoryWords } from '#texts/talk/inquiry-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChooseFile } from '#web/ui/form/choose-file.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

type Category = (typeof QUESTION_CATEGORIES)[number];

const OPTIONS = QUESTION_CATEGORIES.map((value) => ({ value, label: inquiryCategoryWords[value] }));

/** A form for asking a person at Medverka. The text stays until the server has stored the question. */
export function AskPerson() {
  const { run, failure, fields, isPending } = useCommand();
  const [category, setCategory] = useState<Category>('requests');
  const [words, setWords] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const ask = async () => {
    const asked = await run('POST /inquiries', { body: { category, words } });
    if (!asked) return;
    // If the file fails, the question is still stored; the user can send the file again from the question.
    if (file) await run('POST /inquiries/:id/files', { params: { id: asked.id }, file });
    setFile(null);
    showToast('Frågan är skickad. Svaret kommer här och med mejl.');
    setWords('');
  };
  return (
    <form
      noValidate
      className="flex max-w-prose flex-col items-start gap-6 *:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Field label="Vad gäller det?" error={fields.category}>
        <Select options={OPTIONS} value={category} onChange={({ target }) => setCategory(target.value as Category)} />
      </Field>
      <Field label="Din fråga" error={fields.words ?? failure}>
        <Textarea
          rows={5}
          maxLength={INQUIRY_BOUNDS.words}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <ChooseFile file={file} maxBytes={INQUIRY_BOUNDS.file_bytes} onChange={setFile} />
      <div>
        <Button type="submit" variant="primary" isBusy={isPending}>
          Skicka frågan
        </Button>
      </div>
    </form>
  );
}
