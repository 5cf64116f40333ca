import { useState } from 'react';
import { formatBankgiro } from '#texts/companies/company-numbers.ts';
import { formatOre } from '#texts/kernel/format.ts';
import type { Answer } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';

/** Makes the advance invoice without which a booking waits, and shows how to pay it. */
export function PayInAdvance({ project_id }: { project_id: string }) {
  const { run, isPending, failure } = useCommand();
  const [asked, setAsked] = useState<Answer<'POST /projects/:id/advance'>>();
  if (asked) {
    return (
      <Callout tone="waiting" title={`Betala ${formatOre(asked.total_ore)} i förskott`}>
        Till bankgiro {formatBankgiro(asked.bankgiro)} med OCR-nummer {asked.ocr}, senast{' '}
        <DateText day={asked.due_on} />. Fakturan är på väg till er fakturaadress. När pengarna har kommit går det att
        boka, och blir bokningen inte av får ni tillbaka dem.
      </Callout>
    );
  }
  return (
    <Callout
      action={
        <Button
          size="small"
          isBusy={isPending}
          onClick={async () => setAsked(await run('POST /projects/:id/advance', { params: { id: project_id } }))}
        >
          Betala i förskott
        </Button>
      }
    >
      {failure ??
        'Ni kan betala i förskott i stället: då räcker utrymmet, och bokningen kan göras när pengarna har kommit.'}
    </Callout>
  );
}
