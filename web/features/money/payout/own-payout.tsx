import { useState } from 'react';
import type { TalentPayout } from '#contract/money/payout.ts';
import { PAYOUT_WORDS_MAX } from '#domain/money/payout/payout-groups.ts';
import { payoutCommandLabels, whenWords } from '#texts/money/payout-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { PriceLines } from '#web/features/deal/price/price-lines.tsx';
import { PAYMENT_PATH } from '#web/features/people/payment/payment-paths.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { ownPayoutView } from './own-payout.view.ts';
import { PayoutDocumentButton } from './payout-document-button.tsx';
import { SelfBillButton } from './self-bill-button.tsx';

/** One payout of the talent: its work, the net sum with its deductions, and the last day of payment. */
export function OwnPayout({ payout }: { payout: TalentPayout }) {
  const { state, notes, vat, until, asks_for_details } = ownPayoutView(payout);
  const { price, number, is_forecast } = payout;
  return (
    <article className="py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="kicker">{payout.company_name}</p>
          <h2 className="voice-serif mt-0.5 text-heading">
            <Link to={`/AssignmentDetails?id=${payout.assignment_id}`} className="text-link">
              {payout.project_title}
            </Link>
          </h2>
          <p className="text-ink-muted">
            {payout.role_title}
            {payout.kind === 'extension' && ', förlängda rättigheter'}
          </p>
        </div>
        <div className="flex flex-col gap-1 sm:items-end">
          <p className="voice-serif text-heading tabular">
            {is_forecast && <span className="text-base">cirka </span>}
            <Money ore={price.net_ore} />
          </p>
          {vat && <p className="text-sm text-ink-muted">{vat}</p>}
          <StateBadge tone={state.tone}>{state.word}</StateBadge>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm tabular">
        <span>{whenWords(payout)}</span>
        {until && <Countdown until={until} isUrgent />}
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-2 max-w-prose text-sm text-pretty text-ink-muted">
          {note}
        </p>
      ))}
      <Disclosure title="Så räknar vi" className="mt-2 border-b-0! text-sm">
        <PriceLines lines={price.lines} wage={price} sum={{ label: 'Du får ut', ore: price.net_ore }} />
      </Disclosure>
      <div className="flex flex-wrap gap-2">
        {asks_for_details && (
          <LinkButton to={PAYMENT_PATH}>{is_forecast ? 'Fyll i dina uppgifter' : 'Se över ditt konto'}</LinkButton>
        )}
        {number && payout.has_document && <PayoutDocumentButton id={payout.id} number={number} />}
        {number && payout.has_document && payout.way === 'invoice' && <SelfBillButton id={payout.id} number={number} />}
        {payout.actions.includes('object') && <Objecting payout={payout} />}
      </div>
    </article>
  );
}

function Objecting({ payout: { id, number } }: { payout: TalentPayout }) {
  const { send } = useCommand();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {payoutCommandLabels.object}
        <span className="sr-only"> i {number}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`Vad stämmer inte i ${number}?`}
        confirmLabel="Skicka"
        reason={{ label: 'Det här stämmer inte', is_required: true, max_length: PAYOUT_WORDS_MAX }}
        onConfirm={async (words) => {
          await send('POST /payouts/:id/object', { params: { id }, body: { words } });
          showToast('Vi har fått det och svarar så snart vi kan.');
        }}
      >
        Utbetalningen väntar tills en av oss har läst det och svarat dig.
      </ConfirmDialog>
    </>
  );
}
