import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { KEY_HELP } from './keys.view.ts';

interface KeyHelpProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** True if the user can mark people. */
  canChoose: boolean;
}

/** The keys of the results, in words. */
export function KeyHelp({ isOpen, onOpenChange, canChoose }: KeyHelpProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Tangenter"
      description="De gäller när fokus står på en person i listan."
    >
      <dl className="divide-y divide-hairline border-y border-hairline text-sm">
        {KEY_HELP.filter((one) => canChoose || !('needs_choice' in one)).map(({ keys, does }) => (
          <div key={keys} className="grid grid-cols-[7rem_1fr] gap-4 py-2.5">
            <dt className="font-medium">{keys}</dt>
            <dd className="text-ink-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
