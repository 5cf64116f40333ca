import { useState } from 'react';
import type { Correction } from '#contract/money/correction.ts';
import { correctionStatusLabels } from '#texts/money/books-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskPassword } from '#web/features/accounts/security/ask-password.tsx';
import { useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { VoucherLines } from './voucher-lines.tsx';

/** The corrections of vouchers: those that wait for a second administrator first. */
export function CorrectionsPart() {
  return (
    <ListFrame
      list={useList((page) => query('GET /admin/books/corrections', { query: { page } }))}
      noun="rättelser"
      hasTotal
      empty={{ title: 'Inga rättelser', text: 'Under Verifikationer kan du föreslå att en verifikation rättas.' }}
    >
      {({ items }) => (
        <ul aria-label="Rättelser" className="divide-y divide-hairline border-t border-hairline">
          {items.map((correction) => (
            <li key={correction.id} className="py-5">
              <OneCorrection correction={correction} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

const voucherName = ({ series, number }: { readonly series: string; readonly number: number }) => `${series} ${number}`;

function OneCorrection({ correction }: { correction: Correction }) {
  const { status, wrong, is_reversal, lines, reason, proposed_by, created_date, decided_by, decided_date } = correction;
  const { answer, posted } = correction;
  const { word, tone } = correctionStatusLabels[status];
  const name = voucherName(wrong);
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="font-medium tabular">{name}</h2>
        <p className="min-w-0 flex-1 wrap-anywhere">{wrong.text}</p>
        <StateBadge tone={tone}>{posted ? `${word} som ${voucherName(posted)}` : word}</StateBadge>
      </div>
      <p className="text-sm text-ink-muted">
        {proposed_by} föreslog {formatInstant(created_date)}: {reason}
        {decided_by && decided_date && `. ${decided_by} svarade ${formatInstant(decided_date)}`}
        {answer && `: ${answer}`}
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <div>
          <p className="kicker">Så står det</p>
          <VoucherLines name={name} lines={wrong.lines} />
        </div>
        <div>
          <p className="kicker">{is_reversal ? 'Tas tillbaka helt' : 'Rättelsen'}</p>
          <VoucherLines name={`rättelsen av ${name}`} lines={lines} />
        </div>
      </div>
      <Commands correction={correction} name={name} />
    </article>
  );
}

function Commands({ correction: { id, status, actions }, name }: { correction: Correction; name: string }) {
  const { send } = useCommand();
  const asksPassword = useAsksPassword();
  const [asked, setAsked] = useState<'approve' | 'decline'>();
  const close = (isOpen: boolean) => !isOpen && setAsked(undefined);
  if (status !== 'proposed') return null;
  const isOwn = !actions.includes('approve');
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isOwn ? (
        <p className="text-sm text-ink-muted">Någon annan godkänner ditt förslag.</p>
      ) : (
        <Button size="small" variant="primary" onClick={() => setAsked('approve')}>
          Godkänn<span className="sr-only"> rättelsen av {name}</span>
        </Button>
      )}
      <Button size="small" onClick={() => setAsked('decline')}>
        {isOwn ? 'Dra tillbaka' : 'Avslå'}
        <span className="sr-only"> rättelsen av {name}</span>
      </Button>
      <AskPassword
        isOpen={asked === 'approve'}
        onOpenChange={close}
        title={`Godkänn rättelsen av ${name}?`}
        confirmLabel="Godkänn och bokför"
        asksPassword={asksPassword}
        onPassword={async (password) => {
          const body = password === undefined ? {} : { password };
          await send('POST /admin/books/corrections/:id/approve', { params: { id }, body });
          showToast(`${name} är rättad`);
        }}
      >
        Rättelsen bokförs i dag, eller i den första öppna månaden, och hänvisar till {name}. Det går inte att ångra.
      </AskPassword>
      <ConfirmDialog
        isOpen={asked === 'decline'}
        onOpenChange={close}
        title={isOwn ? 'Dra tillbaka ditt förslag?' : `Avslå rättelsen av ${name}?`}
        confirmLabel={isOwn ? 'Dra tillbaka' : 'Avslå'}
        reason={{ label: 'Varför?', is_required: true, max_length: 150 }}
        onConfirm={async (reason) => {
          await send('POST /admin/books/corrections/:id/decline', { params: { id }, body: { reason } });
          showToast('Inget bokfördes');
        }}
      >
        Ingenting bokförs.
      </ConfirmDialog>
    </div>
  );
}
