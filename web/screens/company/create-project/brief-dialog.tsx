import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { BriefChoice } from './brief-choice.tsx';
import { BriefText } from './brief-text.tsx';
import type { ProjectForm } from './project-form.ts';
import { chosenDrafts, putBrief, rolesText, type Understood } from './put-brief.ts';
import { commonFacts, draftOf, isTakenAtFirst } from './taken-brief.ts';
import { tooLong, useBriefReading } from './use-brief-reading.ts';

/**
 * Takes a pasted brief, shows what was read from it, and puts the chosen parts into the form. The pasted text stays
 * until then.
 */
export function BriefDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const form = useFormContext<ProjectForm>();
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
    const facts = commonFacts(form.getValues(), text, reading);
    setIsEmpty(reading.roles.length === 0 && facts.every(({ part }) => part === 'rest'));
    setTries(0);
    if (reading.roles.length === 0 && facts.every(({ part }) => part === 'rest')) return;
    const parts = new Set(facts.filter(isTakenAtFirst).map(({ part }) => part));
    setUnderstood({ text, reading, drafts: reading.roles.map(draftOf), parts });
  };

  const take = (brief: Understood) => {
    const count = chosenDrafts(brief.drafts).length;
    setTries((before) => before + 1);
    const undo = putBrief(form, brief);
    if (!undo) return;
    setText('');
    setUnderstood(undefined);
    onOpenChange(false);
    showToast(
      count > 0
        ? `${rolesText(count)} är ${count === 1 ? 'tillagd' : 'tillagda'} i formuläret. Inget är sparat ännu.`
        : 'Briefen är inlagd i formuläret. Inget är sparat ännu.',
      { action: { label: 'Ångra', onChoose: undo } },
    );
  };

  if (understood) {
    const count = chosenDrafts(understood.drafts).length;
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
        <BriefChoice understood={understood} tries={tries} onChange={setUnderstood} />
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
      <BriefText
        text={text}
        failure={failure}
        isEmpty={isEmpty}
        onText={(typed) => {
          setText(typed);
          setIsEmpty(false);
          say(undefined);
        }}
        onRead={() => void readBrief()}
      />
    </Dialog>
  );
}
