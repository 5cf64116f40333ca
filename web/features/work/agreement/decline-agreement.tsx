import { useState } from 'react';
import type { AgreementDetails } from '#contract/work/agreement.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

/** A sentence about the booking or earlier agreement that stays in force if this agreement is not signed. */
const LEFT: Record<AgreementDetails['kind'], string> = {
  work: 'Bokningen står kvar tills ni har kommit överens eller företaget avbokar.',
  extension: 'Materialet får visas så länge som ni har avtalat tidigare.',
};

export interface DeclineAgreementProps {
  kind: AgreementDetails['kind'];
  onDecline: (reason: string) => Promise<unknown>;
}

/** A button for declining an agreement, which asks for a reason that the other side reads. */
export function DeclineAgreement({ kind, onDecline }: DeclineAgreementProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Skriv inte under</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Skriva inte under?"
        confirmLabel="Skriv inte under"
        isDangerous
        reason={{
          label: 'Varför',
          hint: 'Företaget läser det, så skriv gärna vad som inte stämmer.',
          is_required: true,
          max_length: 500,
        }}
        onConfirm={async (reason) => {
          await onDecline(reason);
        }}
      >
        Avtalet gäller då inte. {LEFT[kind]}
      </ConfirmDialog>
    </>
  );
}
