import { useState } from 'react';
import type { PushSettings } from '#contract/talk/push.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { leaveThisBrowser } from './subscription.ts';

type Device = PushSettings['devices'][number];

const named = ({ browser }: Device) => browser ?? 'Okänd webbläsare';

/** The devices that get pushes, each with a button that removes it. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { send } = useCommand();
  const [leaving, setLeaving] = useState<Device>();
  return (
    <div>
      <h3 className="mb-2 font-medium">Dina enheter</h3>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center justify-between gap-x-4 py-3.5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
                {named(device)}
                {device.is_current && <StateBadge tone="agreed">Den här webbläsaren</StateBadge>}
              </p>
              <p className="text-sm text-ink-muted">
                Tillagd <InstantText instant={device.created_date} /> · senast{' '}
                <InstantText instant={device.used_date} />
              </p>
            </div>
            <Button size="small" onClick={() => setLeaving(device)}>
              Ta bort<span className="sr-only"> {named(device)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        title={`Ta bort ${leaving ? named(leaving) : 'enheten'}?`}
        confirmLabel="Ta bort enheten"
        onConfirm={async () => {
          if (!leaving) return;
          if (leaving.is_current) await leaveThisBrowser();
          await send('DELETE /account/push/devices/:id', { params: { id: leaving.id } });
          showToast('Enheten är borttagen');
        }}
      >
        Den får inga fler aviseringar. Du är fortfarande inloggad på den.
      </ConfirmDialog>
    </div>
  );
}
