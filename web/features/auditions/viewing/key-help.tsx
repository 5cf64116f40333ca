import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { KEY_HELP } from './viewing.view.ts';

/** The keys of the screen, in words. */
export function KeyHelp(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog
      {...props}
      title="Tangenter"
      description="De gäller när du har tryckt någonstans bland personerna, men inte medan du skriver."
    >
      <dl className="divide-y divide-hairline border-y border-hairline text-sm">
        {KEY_HELP.map(([keys, does]) => (
          <div key={keys} className="grid grid-cols-[7rem_1fr] gap-4 py-2.5">
            <dt className="font-medium">{keys}</dt>
            <dd className="text-ink-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
