import type { ProjectDetails } from '#contract/projects/project.ts';
import { candidateCommandLabels } from '#texts/casting/labels.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

/** Tells that the form can no longer be changed, because the project is active or has ended. */
export function ClosedNote({ status }: { status: ProjectDetails['status'] | undefined }) {
  return (
    <Callout>
      Projektet är {status === 'cancelled' ? 'inställt' : 'aktivt eller avslutat'}, så uppgifterna går inte att ändra
      längre.
    </Callout>
  );
}

/** Tells why the terms are locked, with a button that unlocks them. */
export function LockedTermsNote({ onChange }: { onChange: () => void }) {
  return (
    <Callout
      title="Förfrågningar är ute"
      action={
        <Button size="small" onClick={onChange}>
          {candidateCommandLabels['change-terms']}
        </Button>
      }
    >
      Datum, plats, nyttjanderätt, antal och arvode är det folk svarar på. Ändras det får de svara igen. Texter och
      önskemål går att ändra som vanligt.
    </Callout>
  );
}

/** Tells what happens when the terms of sent requests change. */
export function ChangingTermsNote() {
  return (
    <Callout tone="waiting" title="Du ändrar villkoren">
      När du sparar får du se vad som ändras och hur många som behöver svara igen, innan något skickas.
    </Callout>
  );
}
