import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

interface ComeBackProps {
  /** Id of the assignment, which is its candidate's id. */
  readonly id: string;
  readonly company_name: string;
  readonly booking_id: string;
}

/** The button with which a talent who has called off comes after all, while nobody else is booked. */
export function ComeBack({ id, company_name, booking_id }: ComeBackProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { send } = useCommand();
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Jag kan komma ändå
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Kan du komma ändå?"
        confirmLabel="Jag kommer"
        onConfirm={async () => {
          await send('POST /talent/assignments/:id/come-back', { params: { id }, body: { booking_ids: [booking_id] } });
          showToast(`Du är bokad igen, och ${company_name} har fått veta det.`);
        }}
      >
        {company_name} får veta det genast, och du är bokad som förut. De som har fått frågan att hoppa in får veta att
        det inte behövs. Dagar som redan har gått får du inget arvode för.
      </ConfirmDialog>
    </>
  );
}
