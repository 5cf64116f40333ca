import { useState } from 'react';
import type { BankEntryShown } from '#contract/money/bank.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const dialog = onDemand(() => import('./settle-dialog.tsx'));
const bookDialog = onDemand(() => import('./book-dialog.tsx'));

/** The commands of an administrator on a waiting bank entry. */
export function EntryCommands({ entry }: { entry: BankEntryShown }) {
  const { send } = useCommand();
  const [asked, setAsked] = useState<'settle' | 'book' | 'set-aside'>();
  const close = () => setAsked(undefined);
  const Settle = useOnDemand(dialog, asked === 'settle', close)?.SettleDialog;
  const Book = useOnDemand(bookDialog, asked === 'book', close)?.BookDialog;
  const amount = formatOre(entry.amount_ore);
  return (
    <div className="flex flex-wrap gap-2">
      {entry.actions.includes('settle') && (
        <Button size="small" onClick={() => setAsked('settle')}>
          Registrera<span className="sr-only"> {amount}</span>
        </Button>
      )}
      {entry.actions.includes('take-back') && (
        <Button size="small" onClick={() => setAsked('settle')}>
          Ta tillbaka<span className="sr-only"> {amount}</span>
        </Button>
      )}
      {entry.actions.includes('book') && (
        <Button
          size="small"
          variant={entry.actions.includes('settle') ? 'quiet' : 'secondary'}
          onClick={() => setAsked('book')}
        >
          Bokför<span className="sr-only"> {amount}</span>
        </Button>
      )}
      {entry.actions.includes('set-aside') && (
        <Button size="small" variant="quiet" onClick={() => setAsked('set-aside')}>
          Sätt åt sidan<span className="sr-only"> {amount}</span>
        </Button>
      )}
      {Settle && asked === 'settle' && <Settle entry={entry} onClose={close} />}
      {Book && asked === 'book' && <Book entry={entry} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'set-aside'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`Sätt ${amount} åt sidan?`}
        confirmLabel="Sätt åt sidan"
        reason={{ label: 'Varför gäller den ingen faktura?', is_required: true, max_length: 500 }}
        onConfirm={async (why) => {
          await send('POST /admin/bank/entries/:id/set-aside', { params: { id: entry.id }, body: { why } });
          showToast('Betalningen är satt åt sidan');
        }}
      >
        Ingenting bokförs. Det går inte att ångra; bokför den i bokföringsprogrammet om den hör dit.
      </ConfirmDialog>
    </div>
  );
}
