import { Download } from 'lucide-react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** Saves the own sedcard as a PDF, for sending on or printing. */
export function SedcardButton() {
  const { run, isPending, failure } = useCommand();
  const make = async () => {
    const made = await run('POST /talent/sedcard');
    // The address says that the file is to be saved, so the screen stays.
    if (made) window.location.assign(made.url);
  };
  return (
    <>
      <Button icon={Download} isWide isBusy={isPending} onClick={make}>
        Ladda ner sedcard (PDF)
      </Button>
      {failure && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
    </>
  );
}
