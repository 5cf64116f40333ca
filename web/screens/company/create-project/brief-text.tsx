import { BRIEF_MAX } from '#domain/projects/project/brief.rules.ts';
import { SensitiveNote } from '#web/features/projects/project/sensitive-note.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { tooLong } from './use-brief-reading.ts';

interface BriefTextProps {
  text: string;
  failure: string | undefined;
  /** True if no part of the text could be read. */
  isEmpty: boolean;
  onText: (text: string) => void;
  onRead: () => void;
}

/** The field for a pasted brief. Ctrl+Enter (⌘+Enter) reads the brief. */
export function BriefText({ text, failure, isEmpty, onText, onRead }: BriefTextProps) {
  return (
    <div className="flex flex-col gap-4">
      <Field
        label="Er brief"
        hint={`Högst ${formatNumber(BRIEF_MAX)} tecken. Texten sparas inte någonstans.`}
        error={tooLong(text) ?? failure}
      >
        <Textarea
          rows={12}
          value={text}
          placeholder={'Roll 1: Anna, kvinna 30–40 år som kan rida. 4 500 kr per dag.\nRoll 2: …'}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onRead();
          }}
        />
      </Field>
      <SensitiveNote text={text} />
      {isEmpty && (
        <Callout role="status" title="Vi hittade inget att läsa ut">
          Texten står kvar. Säg till exempel vem ni söker, i vilken ålder, vad hen ska kunna och vilka dagar det gäller:
          ”Två kvinnor 25–35 som kan rida, 3–5 juni i Göteborg”.
        </Callout>
      )}
    </div>
  );
}
