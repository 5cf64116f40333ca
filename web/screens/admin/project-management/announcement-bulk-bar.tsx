import { useState } from 'react';
import type { AnnouncementRow } from '#contract/casting/announcement.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { BulkFrame } from '#web/ui/list/bulk-frame.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

type Decision = 'approve' | 'refuse';

const countText = (count: number) => (count === 1 ? 'En annons' : `${count} annonser`);

const VERBS: Record<Decision, string> = {
  approve: 'Godkänn',
  refuse: 'Avslå',
};
const FOLLOWS: Record<Decision, string> = {
  approve: 'De visas genast för dem som passar, och varje företag får ett mejl.',
  refuse: 'Varje företag får samma skäl, och kan ändra sin annons och skicka den igen.',
};

function outcomeText(command: Decision, moved: number, left: number): string {
  const [one, many] = command === 'approve' ? ['godkänd', 'godkända'] : ['avslagen', 'avslagna'];
  const what = moved === 0 ? 'Ingen ändrades' : `${countText(moved)} är ${moved === 1 ? one : many}`;
  if (left === 0) return `${what}.`;
  return `${what}. ${left === 1 ? 'En går inte att ändra nu.' : `${left} går inte att ändra nu.`}`;
}

/**
 * Decides the selected announcements together. An announcement that cannot be decided now is skipped, and the toast
 * tells the number skipped.
 */
export function AnnouncementBulkBar({ chosen, onDone }: { chosen: readonly AnnouncementRow[]; onDone: () => void }) {
  const { send } = useCommand();
  const [asked, setAsked] = useState<Decision>();
  const mayBe = (command: Decision) => chosen.filter(({ actions }) => actions.includes(command)).map(({ id }) => id);
  const decide = async (command: Decision, reason: string) => {
    const ids = mayBe(command);
    const { moved } =
      command === 'approve'
        ? await send('POST /admin/announcements/approve', { body: { ids } })
        : await send('POST /admin/announcements/refuse', { body: { ids, reason } });
    showToast(outcomeText(command, moved.length, chosen.length - moved.length));
    onDone();
  };
  return (
    <BulkFrame said={countText(chosen.length)} onClear={onDone}>
      {(['approve', 'refuse'] as const).map(
        (command) =>
          mayBe(command).length > 0 && (
            <Button key={command} size="small" onClick={() => setAsked(command)}>
              {VERBS[command]} ({mayBe(command).length})
            </Button>
          ),
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(undefined)}
          title={`${VERBS[asked]} ${countText(mayBe(asked).length).toLowerCase()}?`}
          confirmLabel={VERBS[asked]}
          isDangerous={asked === 'refuse'}
          reason={asked === 'refuse' ? { label: 'Skälet', is_required: true, max_length: 500 } : undefined}
          onConfirm={(reason) => decide(asked, reason)}
        >
          {FOLLOWS[asked]}
        </ConfirmDialog>
      )}
    </BulkFrame>
  );
}
