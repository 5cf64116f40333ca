import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { useErrorText } from '#web/ui/error-text.tsx';

/** Saves the own sedcard as a PDF, for sending on or printing. */
export function SedcardButton() {
  const errorText = useErrorText();
  const make = useMutation({
    mutationFn: () => api('POST /talent/sedcard', {}),
    // The address says that the file is to be saved, so the screen stays.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button icon={Download} isWide isBusy={make.isPending} onClick={() => make.mutate()}>
        Ladda ner sedcard (PDF)
      </Button>
      {make.error && (
        <Callout tone="lost" role="alert">
          {errorText(make.error)}
        </Callout>
      )}
    </>
  );
}
