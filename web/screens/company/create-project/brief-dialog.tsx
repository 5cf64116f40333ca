import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BriefReading } from '#contract/projects/brief.ts';
import { BRIEF_MAX, ROLES_MAX } from '#domain/projects/project/brief.rules.ts';
import { SensitiveNote } from '#web/features/projects/project/sensitive-note.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { BriefPreview } from './brief-preview.tsx';
import { mergeBrief, roomForRoles, undoBrief } from './merge-brief.ts';
import type { ProjectForm } from './project-form.ts';
import {
  type CommonPart,
  commonFacts,
  draftOf,
  errorsOf,
  isTakenAtFirst,
  type RoleDraft,
  takenOf,
} from './taken-brief.ts';
import { tooLong, useBriefReading } from './use-brief-reading.ts';

interface Understood {
  readonly text: string;
  readonly reading: BriefReading;
  readonly drafts: readonly RoleDraft[];
  readonly parts: ReadonlySet<CommonPart>;
}

const rolesText = (count: number) => (count === 1 ? '1 roll' : `${count} roller`);

/** A pasted brief, then how it was understood, then into the form. What was pasted stays until it has been taken. */
export function BriefDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { getValues, setValue } = useFormContext<ProjectForm>();
  const { read, isReading, failure, say } = useBriefReading(false);
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [understood, setUnderstood] = useState<Understood>();
  const [tries, setTries] = useState(0);

  const readBrief = async () => {
    const long = tooLong(text);
    if (text.trim() === '' || long) return say(long ?? 'Klistra in er brief först.');
    const reading = await read(text);
    if (!reading) return;
    const facts = commonFacts(getValues(), text, reading);
    setIsEmpty(reading.roles.length === 0 && facts.every(({ part }) => part === 'rest'));
    setTries(0);
    if (reading.roles.length === 0 && facts.every(({ part }) => part === 'rest')) return;
    const parts = new Set(facts.filter(isTakenAtFirst).map(({ part }) => part));
    setUnderstood({ text, reading, drafts: reading.roles.map(draftOf), parts });
  };

  const put = (form: ProjectForm) => {
    for (const name of ['title', 'description', 'municipality_id', 'dates', 'roles'] as const) {
      if (JSON.stringify(getValues(name)) !== JSON.stringify(form[name])) {
        setValue(name, form[name], { shouldDirty: true });
      }
    }
  };
  const take = ({ reading, drafts, parts, text: taken }: Understood) => {
    const chosen = drafts.filter(({ is_taken }) => is_taken);
    setTries((before) => before + 1);
    if (drafts.some((draft) => Object.keys(errorsOf(draft)).length > 0)) return;
    if (chosen.length > roomForRoles(getValues())) return;
    const before = structuredClone(getValues());
    const after = mergeBrief(before, takenOf(before, taken, reading, drafts, parts));
    put(after);
    setText('');
    setUnderstood(undefined);
    onOpenChange(false);
    showToast(
      chosen.length > 0
        ? `${rolesText(chosen.length)} är ${chosen.length === 1 ? 'tillagd' : 'tillagda'} i formuläret. Inget är sparat ännu.`
        : 'Briefen är inlagd i formuläret. Inget är sparat ännu.',
      { action: { label: 'Ångra', onChoose: () => put(undoBrief(getValues(), before, after)) } },
    );
  };

  if (understood) {
    const count = understood.drafts.filter(({ is_taken }) => is_taken).length;
    const room = roomForRoles(getValues());
    return (
      <Dialog
        size="wide"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title="Så förstod vi briefen"
        description="Rätta det som blev fel. Inget sparas förrän du sparar projektet."
        actions={
          <>
            <Button variant="quiet" onClick={() => setUnderstood(undefined)}>
              Ändra texten
            </Button>
            <Button
              variant="primary"
              disabled={count === 0 && understood.parts.size === 0}
              onClick={() => take(understood)}
            >
              {count > 0 ? `Lägg till ${rolesText(count)}` : 'Lägg in i formuläret'}
            </Button>
          </>
        }
      >
        <BriefPreview
          facts={commonFacts(getValues(), understood.text, understood.reading)}
          drafts={understood.drafts}
          parts={understood.parts}
          tries={tries}
          onDrafts={(drafts) => setUnderstood({ ...understood, drafts })}
          onParts={(parts) => setUnderstood({ ...understood, parts })}
        />
        {tries > 0 && count > room && (
          <Callout tone="lost" role="alert" className="mt-5">
            Ett projekt har högst {ROLES_MAX} roller. Det finns plats för {rolesText(room)} till. Bocka ur några.
          </Callout>
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      size="wide"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Klistra in er brief"
      description="Skriv som ni brukar: vilka ni söker, vad de ska kunna, dagar, plats och arvode."
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isReading} onClick={readBrief}>
            Läs briefen
          </Button>
        </>
      }
    >
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
            onChange={(event) => {
              setText(event.target.value);
              setIsEmpty(false);
              say(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void readBrief();
            }}
          />
        </Field>
        <SensitiveNote text={text} />
        {isEmpty && (
          <Callout role="status" title="Vi hittade inget att läsa ut">
            Texten står kvar. Säg till exempel vem ni söker, i vilken ålder, vad hen ska kunna och vilka dagar det
            gäller: ”Två kvinnor 25–35 som kan rida, 3–5 juni i Göteborg”.
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
