import { useState } from 'react';
import type { TalentPriceShown } from '#contract/deal/price.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

export interface FTaxInvokingProps {
  price: TalentPriceShown;
  /** The engagement: the id of the request or assignment. */
  candidate_id: string;
}

/** Lets a talent with FA-skatt invoke F-tax for one engagement, or take it back. */
export function FTaxInvoking({ price: { invokes_f_tax }, candidate_id }: FTaxInvokingProps) {
  const { send } = useCommand();
  const [isAsking, setIsAsking] = useState(false);
  const label = invokes_f_tax ? 'Ta tillbaka F-skatt' : 'Åberopa F-skatt';
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-muted">
        {invokes_f_tax
          ? 'Du har åberopat F-skatt för uppdraget och får arvodet mot faktura.'
          : 'Du har FA-skatt. Utan F-skatt för uppdraget är ersättningen lön.'}
      </p>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={invokes_f_tax ? 'Ta tillbaka F-skatt för uppdraget?' : 'Åberopa F-skatt för uppdraget?'}
        confirmLabel={label}
        onConfirm={async () => {
          await send('POST /assignments/:id/invoke-f-tax', {
            params: { id: candidate_id },
            body: { invokes: !invokes_f_tax },
          });
          showToast(invokes_f_tax ? 'Ersättningen är lön igen' : 'F-skatt är åberopad för uppdraget');
        }}
      >
        {invokes_f_tax
          ? 'Vi betalar då lön, och drar skatten.'
          : 'Du åberopar skriftligen ditt godkännande för F-skatt för det här uppdraget. Du betalar själv skatt och avgifter, och vi drar ingenting. Det går att ändra tills ersättningen är uträknad.'}
      </ConfirmDialog>
    </div>
  );
}
