import { useState } from 'react';
import type { AdminPayout } from '#contract/money/payout.ts';
import { query } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';
import { useCommand } from '#web/api/use-command.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Doubts } from './doubts.tsx';
import { emptyTabs, mayGet, payoutCount } from './invoicing.view.ts';
import { groupOf, type PayoutTab } from './invoicing-url.ts';
import { PayoutTable } from './payout-table.tsx';

const making = onDemand(() => import('./make-batch.tsx'));

/** Maximum number of payouts per call. */
const AT_ONCE = 500;

/** The command for many payouts at once, by tab. */
const BULK: Partial<Record<PayoutTab, 'approve' | 'batch' | 'pay'>> = {
  to_approve: 'approve',
  to_batch: 'batch',
  sent: 'pay',
};
const VERBS = { approve: 'Godkänn', batch: 'Gör en fil av', pay: 'Markera som utbetalt:' } as const;

/** A page of the payouts in a tab, with a command for the selected payouts or for all of them (at most AT_ONCE). */
export function PayoutGroup({ tab }: { tab: PayoutTab }) {
  const list = useList((page) => query('GET /admin/payouts', { query: { group: groupOf(tab), page } }));
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly AdminPayout[]>();
  const command = BULK[tab];
  const askAll = async () => {
    if (!command) return;
    const { items } = await fetchPages(list.fetchPage);
    setAsked(mayGet(items, command).slice(0, AT_ONCE));
  };
  const close = () => {
    setAsked(undefined);
    setKeys(new Set());
  };
  return (
    <ListFrame
      isUnderTabs
      list={list}
      noun={['utbetalning', 'utbetalningar']}
      hasTotal
      empty={emptyTabs[tab]}
      csv={{
        name: 'utbetalningar',
        columns: async () => (await import('#web/features/money/payout/payout-columns.ts')).payoutColumns,
      }}
    >
      {(data) => {
        const able = command ? mayGet(data.items, command) : [];
        const chosen = able.filter(({ id }) => keys.has(id));
        return (
          <>
            {command && (
              <div className="flex flex-wrap items-center gap-3">
                <Button variant="primary" disabled={chosen.length === 0} onClick={() => setAsked(chosen)}>
                  {VERBS[command]} {chosen.length === 0 ? 'valda' : payoutCount(chosen.length)}
                </Button>
                {data.total > 1 && able.length > 0 && <Button onClick={askAll}>{VERBS[command]} alla</Button>}
                {tab === 'to_batch' && able.length < data.items.length && (
                  <p className="text-sm text-ink-muted">
                    Det som du själv har godkänt, nya konton och självfakturor som talangen fortfarande kan säga till om
                    väntar.
                  </p>
                )}
              </div>
            )}
            <PayoutTable
              tab={tab}
              payouts={data.items}
              selection={command && able.length > 0 ? { keys, onChange: setKeys } : undefined}
            />
            {command === 'batch' ? (
              <Batching payouts={asked} onClose={close} />
            ) : (
              command && <Asking command={command} payouts={asked} onClose={close} />
            )}
          </>
        );
      }}
    </ListFrame>
  );
}

interface AskedProps {
  payouts: readonly AdminPayout[] | undefined;
  onClose: () => void;
}

function Batching({ payouts, onClose }: AskedProps) {
  const here = useOnDemand(making, payouts !== undefined, onClose);
  return payouts && here ? <here.MakeBatch payouts={payouts} onClose={onClose} /> : null;
}

function Asking({ command, payouts = [], onClose }: AskedProps & { command: 'approve' | 'pay' }) {
  const { send } = useCommand();
  const count = payoutCount(payouts.length);
  const confirm = async () => {
    await send(`POST /admin/payouts/${command}`, { body: { ids: payouts.map(({ id }) => id) } });
    showToast(
      command === 'approve' ? `${count} är ${payouts.length === 1 ? 'godkänd' : 'godkända'}` : `${count} är framme`,
    );
  };
  return (
    <ConfirmDialog
      isOpen={payouts.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={command === 'approve' ? `Godkänn ${count}?` : `Är ${count} framme?`}
      confirmLabel={command === 'approve' ? `Godkänn ${count}` : 'Markera som utbetalt'}
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-4">
        <p>
          {command === 'approve'
            ? 'Någon annan än du lägger dem sedan i en fil till banken.'
            : 'Gör det när banken säger att pengarna är framme.'}
        </p>
        <Doubts payouts={payouts} />
      </div>
    </ConfirmDialog>
  );
}
