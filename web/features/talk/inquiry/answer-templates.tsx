import { useQuery } from '@tanstack/react-query';
import { TEMPLATE_KEY } from '#domain/accounts/setting/wording-keys.ts';
import { query } from '#web/api/client.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

// Loaded on demand, because only administrators use the templates.
const templates = onDemand(() => import('#texts/talk/help/answer-templates.ts'));

/**
 * A list of templates for common answers. The chosen one is put into the field, where the administrator edits it before
 * sending.
 */
export function AnswerTemplates({ onChoose }: { onChoose: (words: string) => void }) {
  const all = useOnDemand(templates, true)?.answerTemplates ?? [];
  const { data: anew } = useQuery(query('GET /admin/wordings'));
  const wordsOf = (id: string) => anew?.items.find(({ key }) => key === `${TEMPLATE_KEY}${id}`)?.text;
  return (
    <Field label="Börja med en mall" isOptional className="max-w-sm">
      <Select
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder="Välj en mall"
        value=""
        onChange={({ target }) => {
          const chosen = all.find(({ id }) => id === target.value);
          // The wording that administrators have saved, otherwise the text from the code.
          if (chosen) onChoose(wordsOf(chosen.id) || chosen.words);
        }}
      />
    </Field>
  );
}
