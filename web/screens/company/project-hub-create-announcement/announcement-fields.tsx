import type { WrittenAnnouncement } from '#contract/casting/announcement.ts';
import { ANNOUNCEMENT_BOUNDS as BOUNDS } from '#domain/casting/announcement/announcement.rules.ts';
import { SensitiveNote } from '#web/features/projects/project/sensitive-note.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';

const PICTURES = Array.from({ length: BOUNDS.pictures + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? 'Inga bilder' : count === 1 ? 'Högst 1 bild' : `Högst ${count} bilder`,
}));

interface AnnouncementFieldsProps {
  value: WrittenAnnouncement;
  /** The server's error about a field. */
  problemOf: (name: keyof WrittenAnnouncement) => string | undefined;
  onChange: (part: Partial<WrittenAnnouncement>) => void;
}

/** The fields of an announcement: texts, number of pictures, last day, and its readers. */
export function AnnouncementFields({ value, problemOf, onChange: put }: AnnouncementFieldsProps) {
  const { heading, body, question, picture_count, closes_on, shows_company, is_public, is_indexed } = value;
  return (
    <>
      <Field label="Rubrik" hint="Det första de läser: vad och för vem." error={problemOf('heading')}>
        <TextInput
          value={heading}
          maxLength={BOUNDS.heading}
          onChange={({ target }) => put({ heading: target.value })}
        />
      </Field>
      <Field
        label="Vad de läser"
        hint="Om rollen och produktionen. Dagar, plats, arvode och rättigheter visas av sig själva."
        error={problemOf('body')}
      >
        <Textarea
          rows={7}
          maxLength={BOUNDS.body}
          value={body}
          onChange={({ target }) => put({ body: target.value })}
        />
      </Field>
      <SensitiveNote text={`${heading}\n${body}\n${question}`} />
      <Field label="Det vill ni veta" isOptional hint="De svarar i sitt meddelande." error={problemOf('question')}>
        <Textarea
          rows={2}
          maxLength={BOUNDS.question}
          value={question}
          onChange={({ target }) => put({ question: target.value })}
        />
      </Field>
      <Field label="Bilder de får skicka med" error={problemOf('picture_count')} className="sm:max-w-60">
        <Select
          options={PICTURES}
          value={String(picture_count)}
          onChange={({ target }) => put({ picture_count: Number(target.value) })}
        />
      </Field>
      <Field label="Sista dagen att visa intresse" error={problemOf('closes_on')}>
        <DateInput value={closes_on} onChange={({ target }) => put({ closes_on: target.value })} />
      </Field>
      <div className="flex flex-col gap-1">
        <Checkbox
          label="Visa företagets namn"
          hint="Annars ser de det först när de har visat intresse."
          checked={shows_company}
          onChange={({ target }) => put({ shows_company: target.checked })}
        />
        <Checkbox
          label="Alla får läsa annonsen"
          hint="Den får en egen adress som ni kan dela. Annars ser bara de som rollens sökning hittar den."
          checked={is_public}
          onChange={({ target }) => put({ is_public: target.checked, is_indexed: target.checked && is_indexed })}
        />
        {is_public && (
          <Checkbox
            label="Sökmotorer får visa den"
            hint="Med arvode, dagar och ort, som en platsannons."
            checked={is_indexed}
            onChange={({ target }) => put({ is_indexed: target.checked })}
          />
        )}
      </div>
    </>
  );
}
