import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Not signing, with the reason for the other side. */
export function DeclineAgreement({ onDecline }: { onDecline: (reason: string) => Promise<unknown> }) {
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
        Avtalet gäller då inte. Bokningen står kvar tills ni har kommit överens eller företaget avbokar.
      </ConfirmDialog>
    </>
  );
}
